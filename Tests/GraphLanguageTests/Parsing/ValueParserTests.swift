import Testing

@testable import GraphLanguage

@Suite("Values of attributes")
struct ValueParserTests {
  @Test("A value that needs quotes is read as it is written, and parsing continues after it")
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

  @Test("What is reported, and where", arguments: examples)
  func diagnostics(_ example: DiagnosticExample) {
    #expect(example.rendered == example.expected)
  }

  static let examples = [
    DiagnosticExample(
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
    DiagnosticExample(
      "an unquoted time",
      #"""
      digraph { a [duration=100ms] }
      """#,
      #"""
      d.gv:1:23: error: put quotes around 100ms
       1 | digraph { a [duration=100ms] }
         |                       ^~~~~ write "100ms"
      """#),
    DiagnosticExample(
      "an unquoted random count",
      #"""
      digraph { a [repeat=2..5] }
      """#,
      #"""
      d.gv:1:21: error: put quotes around 2..5
       1 | digraph { a [repeat=2..5] }
         |                     ^~~~ write "2..5"
      """#),
    DiagnosticExample(
      "an unquoted list",
      #"""
      digraph { a [frames=0,1,2, fps=5] }
      """#,
      #"""
      d.gv:1:21: error: put quotes around 0,1,2
       1 | digraph { a [frames=0,1,2, fps=5] }
         |                     ^~~~~ write "0,1,2"
      """#),
    DiagnosticExample(
      "an unquoted list with spaces",
      #"""
      digraph { a [frames=0, 1, 2, fps=5] }
      """#,
      #"""
      d.gv:1:21: error: put quotes around 0, 1, 2
       1 | digraph { a [frames=0, 1, 2, fps=5] }
         |                     ^~~~~~~ write "0, 1, 2"
      """#),
    DiagnosticExample(
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
    DiagnosticExample(
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
    DiagnosticExample(
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
    DiagnosticExample(
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
    DiagnosticExample(
      "an unquoted colour",
      #"""
      digraph { a [color=#ff0000] b [fps=5] }
      """#,
      #"""
      d.gv:1:20: error: '#' starts a comment here; put quotes around #ff0000
       1 | digraph { a [color=#ff0000] b [fps=5] }
         |                    ^~~~~~~ write "#ff0000"
      """#),
    DiagnosticExample(
      "a value of several words",
      #"""
      digraph { a -> b [on=key d, weight=2] }
      """#,
      #"""
      d.gv:1:22: error: put quotes around key d
       1 | digraph { a -> b [on=key d, weight=2] }
         |                      ^~~~~ write "key d"
      """#),
    DiagnosticExample(
      "a list in brackets",
      #"""
      digraph { a [frames=[0, 1, 2]] }
      """#,
      #"""
      d.gv:1:21: error: a list is written in quotes, not in brackets
       1 | digraph { a [frames=[0, 1, 2]] }
         |                     ^~~~~~~~~ write "0, 1, 2"
      """#),
    DiagnosticExample(
      "nothing after the equals sign",
      #"""
      digraph { walk [frames=] }
      """#,
      #"""
      d.gv:1:23: error: 'frames' has no value after '='
       1 | digraph { walk [frames=] }
         |                       ^
      """#),
    DiagnosticExample(
      "a keyword as a value",
      #"""
      digraph { a [shape=node] }
      """#,
      #"""
      d.gv:1:20: error: 'node' is a keyword; as a name it needs quotes
       1 | digraph { a [shape=node] }
         |                    ^~~~ write "node"
      """#),
  ]
}
