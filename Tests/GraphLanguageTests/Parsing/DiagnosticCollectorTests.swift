import Testing

@testable import GraphLanguage

@Suite("Collected diagnostics")
struct DiagnosticCollectorTests {
  @Test("One error for each place, in the order of places")
  func places() {
    var collector = DiagnosticCollector()
    collector.add(.strayBrace, at: SourceRange(start: 9, end: 10))
    collector.add(.strayBracket, at: SourceRange(start: 3, end: 4))
    collector.add(.emptyStatement, at: SourceRange(start: 9, end: 12))
    collector.add(.noGraph, at: nil)
    #expect(collector.inOrder.map { $0.range?.start } == [nil, 3, 9])
  }
}
