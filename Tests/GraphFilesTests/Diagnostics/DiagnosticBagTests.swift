@testable import GraphFiles
import GraphLanguage
import Testing

struct DiagnosticBagTests {
  private func range(_ start: Int) -> SourceRange { SourceRange(start: start, end: start + 1) }

  @Test func `A place is told of once as an error and once as a warning`() {
    let bag = DiagnosticBag([.error("by the parser", at: range(3))])
    bag.error("again", at: range(3))
    bag.warning("a warning", at: range(3))
    bag.warning("another", at: range(3))
    bag.error("elsewhere", at: range(1))
    #expect(bag.sorted.map(\.message) == ["elsewhere", "by the parser", "a warning"])
    #expect(bag.hasErrors)
  }

  @Test func `What is about the whole file comes first, and as often as it is said`() {
    let bag = DiagnosticBag()
    bag.warning("a place", at: range(0))
    bag.warning("the file", at: nil)
    bag.warning("the file", at: nil)
    #expect(bag.sorted.map(\.message) == ["the file", "the file", "a place"])
    #expect(!bag.hasErrors)
  }
}
