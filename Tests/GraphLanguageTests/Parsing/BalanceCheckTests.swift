import Testing

@testable import GraphLanguage

@Suite("Braces and brackets that are never closed")
struct BalanceCheckTests {
  @Test("What is reported, and where", arguments: examples)
  func diagnostics(_ example: DiagnosticExample) {
    #expect(example.rendered == example.expected)
  }

  static let examples = [
    DiagnosticExample(
      "a brace too many",
      #"""
      digraph {
        a
      }
      }

      """#,
      #"""
      d.gv:4:1: error: this '}' closes nothing
       3 | }
       4 | }
         | ^
      """#),
    DiagnosticExample(
      "no closing brace",
      #"""
      digraph {
        a [x=1]

      """#,
      #"""
      d.gv:1:9: error: this '{' is never closed
       1 | digraph {
         |         ^
       2 |   a [x=1]
      """#),
    DiagnosticExample(
      "no closing brace before the next graph",
      #"""
      digraph d {
        a
      digraph e {
        b
      }
      """#,
      #"""
      d.gv:1:11: error: this '{' is never closed
       1 | digraph d {
         |           ^
       2 |   a
      """#),
    DiagnosticExample(
      "no closing brace of a subgraph",
      #"""
      digraph d {
        subgraph s {
          a
        b
      }

      """#,
      #"""
      d.gv:2:14: error: this '{' is never closed
       1 | digraph d {
       2 |   subgraph s {
         |              ^
       3 |     a
      """#),
  ]
}
