import Testing

@testable import GraphLanguage

@Suite("Edges")
struct EdgeOperatorParserTests {
  @Test("A long chain is read without recursion (fails only by a crash)")
  func longChain() {
    let file = ParsedFile(
      SourceText(
        name: "d.gv", text: "digraph { a" + String(repeating: " -> a", count: 50_000) + " }"))
    #expect(file.diagnostics.isEmpty)
  }

  @Test("What is reported, and where", arguments: examples)
  func diagnostics(_ example: DiagnosticExample) {
    #expect(example.rendered == example.expected)
  }

  static let examples = [
    DiagnosticExample(
      "a line in a digraph",
      #"""
      digraph { a -- b }
      """#,
      #"""
      d.gv:1:13: error: an edge of a digraph is written '->', not '--'
       1 | digraph { a -- b }
         |             ^~
      """#),
    DiagnosticExample(
      "an arrow in a graph",
      #"""
      graph { a -> b }
      """#,
      #"""
      d.gv:1:11: error: an edge of a graph is written '--'; '->' needs a digraph
       1 | graph { a -> b }
         |           ^~
      """#),
    DiagnosticExample(
      "a thick arrow",
      #"""
      digraph { a => b }
      """#,
      #"""
      d.gv:1:13: error: an edge is written '->', not '=>'
       1 | digraph { a => b }
         |             ^~
      """#),
    DiagnosticExample(
      "a long arrow",
      #"""
      digraph { a --> b }
      """#,
      #"""
      d.gv:1:13: error: an edge is written '->', not '-->'
       1 | digraph { a --> b }
         |             ^~~
      """#),
    DiagnosticExample(
      "an arrow of a word processor",
      #"""
      digraph { a → b }
      """#,
      #"""
      d.gv:1:13: error: an edge is written '->', not '→'
       1 | digraph { a → b }
         |             ^
      """#),
    DiagnosticExample(
      "half an arrow",
      #"""
      digraph { a > b }
      """#,
      #"""
      d.gv:1:13: error: an edge is written '->', not '>'
       1 | digraph { a > b }
         |             ^
      """#),
    DiagnosticExample(
      "a backward arrow",
      #"""
      digraph { a <- b }
      """#,
      #"""
      d.gv:1:13: error: an edge is written '->', from its tail to its head
       1 | digraph { a <- b }
         |             ^~ write the names the other way round
      """#),
    DiagnosticExample(
      "an arrow both ways",
      #"""
      digraph { a <-> b }
      """#,
      #"""
      d.gv:1:13: error: an edge goes one way; for both ways write two edges
       1 | digraph { a <-> b }
         |             ^~~
      """#),
    DiagnosticExample(
      "no head",
      #"""
      digraph {
        a ->
      }
      """#,
      #"""
      d.gv:2:5: error: a name is missing after '->'
       1 | digraph {
       2 |   a ->
         |     ^~
       3 | }
      """#),
    DiagnosticExample(
      "no head before defaults",
      #"""
      digraph {
        a ->
        node [fps=10]
      }
      """#,
      #"""
      d.gv:2:5: error: a name is missing after '->'
       1 | digraph {
       2 |   a ->
         |     ^~
       3 |   node [fps=10]
      """#),
    DiagnosticExample(
      "no tail",
      #"""
      digraph {
        -> b
      }
      """#,
      #"""
      d.gv:2:3: error: a name is missing before '->'
       1 | digraph {
       2 |   -> b
         |   ^~
       3 | }
      """#),
    DiagnosticExample(
      "attributes within a chain",
      #"""
      digraph { a -> b [x=1] -> c }
      """#,
      #"""
      d.gv:1:24: error: attributes come after the last name of a chain, not within it
       1 | digraph { a -> b [x=1] -> c }
         |                        ^~
      """#),
  ]
}
