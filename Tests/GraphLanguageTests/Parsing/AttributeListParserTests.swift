import Testing

@testable import GraphLanguage

@Suite("Lists of attributes")
struct AttributeListParserTests {
  @Test("Separators may be commas, semicolons, or left out; lists may follow each other")
  func separators() {
    #expect(
      dump("digraph { a [x=1,y=2;z=3 w=4,] [v=5] b [] }") == """
        digraph
          node a [x=1, y=2, z=3, w=4, v=5]
          node b

        """)
  }

  @Test("What is reported, and where", arguments: examples)
  func diagnostics(_ example: DiagnosticExample) {
    #expect(example.rendered == example.expected)
  }

  static let examples = [
    DiagnosticExample(
      "an attribute without a value",
      #"""
      digraph { walk [bold, fps=5] }
      """#,
      #"""
      d.gv:1:17: error: 'bold' has no value
       1 | digraph { walk [bold, fps=5] }
         |                 ^~~~ write bold=…
      """#),
    DiagnosticExample(
      "no equals sign",
      #"""
      digraph { walk [frames "0-3"] }
      """#,
      #"""
      d.gv:1:23: error: '=' is missing after 'frames'
       1 | digraph { walk [frames "0-3"] }
         |                       ^
      """#),
    DiagnosticExample(
      "a colon for the equals sign",
      #"""
      digraph { walk [frames: "0-3"] }
      """#,
      #"""
      d.gv:1:23: error: write '=', not ':'
       1 | digraph { walk [frames: "0-3"] }
         |                       ^
      """#),
    DiagnosticExample(
      "two equals signs",
      #"""
      digraph {
        start == walk
      }
      """#,
      #"""
      d.gv:2:9: error: write '=', not '=='
       1 | digraph {
       2 |   start == walk
         |         ^~
       3 | }
      """#),
    DiagnosticExample(
      "a colon and an equals sign",
      #"""
      digraph {
        tile := "61x85"
      }
      """#,
      #"""
      d.gv:2:8: error: write '=', not ':='
       1 | digraph {
       2 |   tile := "61x85"
         |        ^~
       3 | }
      """#),
    DiagnosticExample(
      "two separators",
      #"""
      digraph { a [x=1,, y=2] }
      """#,
      #"""
      d.gv:1:18: error: there is no attribute before this ','
       1 | digraph { a [x=1,, y=2] }
         |                  ^
      """#),
    DiagnosticExample(
      "something else in a list",
      #"""
      digraph { a [x=1, + y=2] }
      """#,
      #"""
      d.gv:1:19: error: '+' is not allowed in a list of attributes
       1 | digraph { a [x=1, + y=2] }
         |                   ^
      """#),
    DiagnosticExample(
      "a list that the next statement ends",
      #"""
      digraph {
        walk [frames="0-11"
        idle [frames="12"]
      }
      """#,
      #"""
      d.gv:2:8: error: this '[' is never closed
       1 | digraph {
       2 |   walk [frames="0-11"
         |        ^
       3 |   idle [frames="12"]
      """#),
    DiagnosticExample(
      "a list that a brace ends",
      #"""
      digraph {
        walk [frames="0-11"
      }
      """#,
      #"""
      d.gv:2:8: error: this '[' is never closed
       1 | digraph {
       2 |   walk [frames="0-11"
         |        ^
       3 | }
      """#),
    DiagnosticExample(
      "a list that the file ends",
      #"""
      digraph {
        walk [frames="0-11"
      """#,
      #"""
      d.gv:2:8: error: this '[' is never closed
       1 | digraph {
       2 |   walk [frames="0-11"
         |        ^
      """#),
  ]
}
