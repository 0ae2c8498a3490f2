@testable import Inputs
import Support
import Foundation
import GraphLanguage
import Player
import Testing

@testable import zoetrope

@Suite struct CheckReportTests {
  private static let source = SourceText(
    name: "hop.gv", text: "digraph {\n  häs [framse=\"0\"]\n  fox\n}\n")

  private func json(_ report: CheckReport) -> String {
    var writer = JSONWriter(openLevels: 1)
    writer.array { report.write(to: &$0) }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test func `a diagnostic has its place in lines and characters`() {
    let diagnostics: [Diagnostic] = [
      .warning("unknown", at: SourceRange(start: 18, end: 24), note: "did you mean 'frames'?"),
      .error("no \"frames\"", at: SourceRange(start: 32, end: 35)),
      .error("two lines", at: SourceRange(start: 12, end: 35)),
      .error("the whole", at: nil),
    ]
    let report = CheckReport(
      "hop.gv", .failure(.graph(Self.source, diagnostics: diagnostics, origins: Origins())))
    #expect(report.summary == nil)
    #expect(report.count(of: .error) == 3 && report.count(of: .warning) == 1)
    #expect(
      json(report) == #"""
        [
          {"file": "hop.gv", "line": 2, "column": 8, "endLine": 2, "endColumn": 14, \#
        "severity": "warning", "message": "unknown", "note": "did you mean 'frames'?"},
          {"file": "hop.gv", "line": 3, "column": 3, "endLine": 3, "endColumn": 6, \#
        "severity": "error", "message": "no \"frames\""},
          {"file": "hop.gv", "line": 2, "column": 3, "endLine": 3, "endColumn": 6, \#
        "severity": "error", "message": "two lines"},
          {"file": "hop.gv", "severity": "error", "message": "the whole"}
        ]
        """#)
  }

  @Test func `a file that cannot be read has no lines`() {
    let report = CheckReport("no.gv", .failure(.unusable(file: "no.gv", reason: "no such file")))
    #expect(report.summary == nil)
    #expect(
      json(report)
        == "[\n" + #"  {"file": "no.gv", "severity": "error", "message": "no such file"}"# + "\n]")
  }

  @Test func `a good file has nothing but a summary`() throws {
    let demo = ProjectFiles.path("demos/drink.gv")
    let report = CheckReport(demo, .success(try Input(demo)))
    #expect(report.summary == "4 states, 4 transitions")
    #expect(json(report) == "[]")
  }
}
