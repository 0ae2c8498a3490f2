import Testing

@testable import GraphLanguage

@Suite("Lists of attributes")
struct ParserAttributesTests {
  @Test("Separators may be commas, semicolons, or left out; lists may follow each other")
  func separators() {
    #expect(
      dump("digraph { a [x=1,y=2;z=3 w=4,] [v=5] b [] }") == """
        digraph
          node a [x=1, y=2, z=3, w=4, v=5]
          node b

        """)
  }

  @Test("What is told about a fault", arguments: faults)
  func fault(_ fault: Fault) {
    #expect(fault.found == fault.picture)
  }

  static let faults = [
    Fault(
      "an attribute without a value",
      #"""
      digraph { walk [bold, fps=5] }
      """#,
      #"""
      d.gv:1:17: error: 'bold' has no value
       1 | digraph { walk [bold, fps=5] }
         |                 ^~~~ write bold=…
      """#),
    Fault(
      "no equals sign",
      #"""
      digraph { walk [frames "0-3"] }
      """#,
      #"""
      d.gv:1:23: error: '=' is missing after 'frames'
       1 | digraph { walk [frames "0-3"] }
         |                       ^
      """#),
    Fault(
      "a colon for the equals sign",
      #"""
      digraph { walk [frames: "0-3"] }
      """#,
      #"""
      d.gv:1:23: error: write '=', not ':'
       1 | digraph { walk [frames: "0-3"] }
         |                       ^
      """#),
    Fault(
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
    Fault(
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
    Fault(
      "two separators",
      #"""
      digraph { a [x=1,, y=2] }
      """#,
      #"""
      d.gv:1:18: error: there is no attribute before this ','
       1 | digraph { a [x=1,, y=2] }
         |                  ^
      """#),
    Fault(
      "something else in a list",
      #"""
      digraph { a [x=1, + y=2] }
      """#,
      #"""
      d.gv:1:19: error: '+' cannot stand among attributes
       1 | digraph { a [x=1, + y=2] }
         |                   ^
      """#),
    Fault(
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
    Fault(
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
    Fault(
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
