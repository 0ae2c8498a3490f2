import Testing

@testable import GraphLanguage

@Suite("Values of attributes")
struct ParserValuesTests {
  @Test("A value that needs quotes is taken as it stands, and reading goes on behind it")
  func recovery() {
    #expect(
      dump("digraph { a [frames=0-5, at=50%] b [color=#ff0000, on=key d c=[1,2] 'e'='f'] }") == """
        digraph
          node a [frames=0-5, at=50%]
          node b [color=#ff0000, on=key d, c=1,2, "e"="f"]

        """)
  }

  @Test("Comments may touch values")
  func comments() {
    #expect(
      dump("digraph { a [x=1/* one */,y=2// two\n z=3# three\n] }") == """
        digraph
          node a [x=1, y=2, z=3]

        """)
  }

  @Test("What is told about a fault", arguments: faults)
  func fault(_ fault: Fault) {
    #expect(fault.found == fault.picture)
  }

  static let faults = [
    Fault(
      "an unquoted range",
      #"""
      digraph {
        walk [frames=12-15, repeat=3]
      }
      """#,
      #"""
      d.gv:2:16: error: put quotes around 12-15
       1 | digraph {
       2 |   walk [frames=12-15, repeat=3]
         |                ^~~~~ write "12-15"
       3 | }
      """#),
    Fault(
      "an unquoted time",
      #"""
      digraph { a [duration=100ms] }
      """#,
      #"""
      d.gv:1:23: error: put quotes around 100ms
       1 | digraph { a [duration=100ms] }
         |                       ^~~~~ write "100ms"
      """#),
    Fault(
      "an unquoted random count",
      #"""
      digraph { a [repeat=2..5] }
      """#,
      #"""
      d.gv:1:21: error: put quotes around 2..5
       1 | digraph { a [repeat=2..5] }
         |                     ^~~~ write "2..5"
      """#),
    Fault(
      "an unquoted list",
      #"""
      digraph { a [frames=0,1,2, fps=5] }
      """#,
      #"""
      d.gv:1:21: error: put quotes around 0,1,2
       1 | digraph { a [frames=0,1,2, fps=5] }
         |                     ^~~~~ write "0,1,2"
      """#),
    Fault(
      "an unquoted list with spaces",
      #"""
      digraph { a [frames=0, 1, 2, fps=5] }
      """#,
      #"""
      d.gv:1:21: error: put quotes around 0, 1, 2
       1 | digraph { a [frames=0, 1, 2, fps=5] }
         |                     ^~~~~~~ write "0, 1, 2"
      """#),
    Fault(
      "an unquoted size",
      #"""
      digraph {
        tile = 32x32
      }
      """#,
      #"""
      d.gv:2:10: error: put quotes around 32x32
       1 | digraph {
       2 |   tile = 32x32
         |          ^~~~~ write "32x32"
       3 | }
      """#),
    Fault(
      "an unquoted path",
      #"""
      digraph {
        sheet = art/x.png;
      }
      """#,
      #"""
      d.gv:2:11: error: put quotes around art/x.png
       1 | digraph {
       2 |   sheet = art/x.png;
         |           ^~~~~~~~~ write "art/x.png"
       3 | }
      """#),
    Fault(
      "a path that looks like a comment",
      #"""
      digraph {
        images = walk/*.png
      }
      """#,
      #"""
      d.gv:2:12: error: put quotes around walk/*.png
       1 | digraph {
       2 |   images = walk/*.png
         |            ^~~~~~~~~~ write "walk/*.png"
       3 | }
      """#),
    Fault(
      "an unquoted per cent",
      #"""
      digraph {
        at = 50%
      }
      """#,
      #"""
      d.gv:2:8: error: put quotes around 50%
       1 | digraph {
       2 |   at = 50%
         |        ^~~ write "50%"
       3 | }
      """#),
    Fault(
      "an unquoted colour",
      #"""
      digraph { a [color=#ff0000] b [fps=5] }
      """#,
      #"""
      d.gv:1:20: error: '#' starts a comment here; put quotes around #ff0000
       1 | digraph { a [color=#ff0000] b [fps=5] }
         |                    ^~~~~~~ write "#ff0000"
      """#),
    Fault(
      "a value of several words",
      #"""
      digraph { a -> b [on=key d, weight=2] }
      """#,
      #"""
      d.gv:1:22: error: put quotes around key d
       1 | digraph { a -> b [on=key d, weight=2] }
         |                      ^~~~~ write "key d"
      """#),
    Fault(
      "a list in brackets",
      #"""
      digraph { a [frames=[0, 1, 2]] }
      """#,
      #"""
      d.gv:1:21: error: a list stands in quotes, not in brackets
       1 | digraph { a [frames=[0, 1, 2]] }
         |                     ^~~~~~~~~ write "0, 1, 2"
      """#),
    Fault(
      "nothing after the equals sign",
      #"""
      digraph { walk [frames=] }
      """#,
      #"""
      d.gv:1:23: error: 'frames' has no value after '='
       1 | digraph { walk [frames=] }
         |                       ^
      """#),
    Fault(
      "a keyword as a value",
      #"""
      digraph { a [shape=node] }
      """#,
      #"""
      d.gv:1:20: error: 'node' is a word of the language; as a name it needs quotes
       1 | digraph { a [shape=node] }
         |                    ^~~~ write "node"
      """#),
  ]
}
