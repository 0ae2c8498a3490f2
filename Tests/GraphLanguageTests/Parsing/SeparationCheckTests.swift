import Testing

@testable import GraphLanguage

@Suite("Statements that run together")
struct SeparationCheckTests {
  @Test(
    "Statements that are separate without a semicolon cause no warning",
    arguments: [
      "digraph { a -> {b c} }", "digraph { { rank=same a b } }", "digraph { a [x=1] b [x=2] }",
      "digraph {\n a\n b\n}", "digraph { a; b }", "digraph { node [x=1] a }",
      "digraph { x=1 y=\"2\" z=3 }",
    ])
  func apart(_ text: String) {
    #expect(ParsedFile(SourceText(name: "d.gv", text: text)).diagnostics.isEmpty)
  }

  @Test("What is reported, and where", arguments: examples)
  func diagnostics(_ example: DiagnosticExample) {
    #expect(example.rendered == example.expected)
  }

  static let examples = [
    DiagnosticExample(
      "a name of two words",
      #"""
      digraph {
        walk left -> idle
      }
      """#,
      #"""
      d.gv:2:3: warning: 'walk' and 'left' are two nodes on one line with no ';' between them
       1 | digraph {
       2 |   walk left -> idle
         |   ^~~~~~~~~ one name? write "walk left"
       3 | }
      """#),
    DiagnosticExample(
      "a head of two words",
      #"""
      digraph {
        idle -> walk left
      }
      """#,
      #"""
      d.gv:2:11: warning: 'walk' and 'left' are two nodes on one line with no ';' between them
       1 | digraph {
       2 |   idle -> walk left
         |           ^~~~~~~~~ one name? write "walk left"
       3 | }
      """#),
    DiagnosticExample(
      "a name that begins with a digit",
      #"""
      digraph {
        1a -> b
      }
      """#,
      #"""
      d.gv:2:3: warning: '1a' is read as two nodes, '1' and 'a'
       1 | digraph {
       2 |   1a -> b
         |   ^~ one name? write "1a"
       3 | }
      """#),
    DiagnosticExample(
      "a value of two words",
      #"""
      digraph {
        title = The Drink
      }
      """#,
      #"""
      d.gv:2:11: warning: 'The' is the value, and 'Drink' is a separate node
       1 | digraph {
       2 |   title = The Drink
         |           ^~~~~~~~~ one value? write "The Drink"
       3 | }
      """#),
    DiagnosticExample(
      "defaults in capitals",
      #"""
      digraph { Edge [frames="0"] }
      """#,
      #"""
      d.gv:1:11: warning: 'Edge' is the keyword 'edge', which sets defaults; as a name it needs quotes
       1 | digraph { Edge [frames="0"] }
         |           ^~~~ write "Edge"
      """#),
  ]
}
