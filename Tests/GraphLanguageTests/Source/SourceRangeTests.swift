import GraphLanguage
import Testing

@Suite("Source ranges")
struct SourceRangeTests {
  @Test("The places at both ends are empty")
  func places() {
    let range = SourceRange(start: 3, end: 7)
    #expect(range.count == 4)
    #expect(range.startPlace == SourceRange(start: 3, end: 3))
    #expect(range.endPlace == SourceRange(start: 7, end: 7))
    #expect(range.startPlace.through(range.endPlace) == range)
  }
}
