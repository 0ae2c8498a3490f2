import Testing

@testable import GraphLanguage

@Suite("Gathered problems")
struct ProblemReportTests {
  @Test("One error for each place, in the order of places")
  func places() {
    var report = ProblemReport()
    report.add(.strayBrace, at: SourceRange(start: 9, end: 10))
    report.add(.strayBracket, at: SourceRange(start: 3, end: 4))
    report.add(.emptyStatement, at: SourceRange(start: 9, end: 12))
    report.add(.noGraph, at: nil)
    #expect(report.inOrder.map { $0.range?.start } == [nil, 3, 9])
  }
}
