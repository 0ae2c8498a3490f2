import Testing

@testable import GraphLanguage

@Suite("The file and its graphs")
struct DocumentParserTests {
  @Test("A whole file, with comments")
  func wholeFile() {
    let text = """
      // A man who walks, and stops for tea.
      digraph drink {
        sheet = "../sheets/brian.png"   // relative to this file
        tile  = "61x85"
        start = walk

        node [fps=10, repeat=1]

        walk      [frames="0-11", repeat=3]
        drinkIdle [frames="15", fps=5, repeat=10]

        walk -> drinkIdle -> walk   /* each starts when the one before it stops */
      }

      """
    #expect(ParsedFile(SourceText(name: "d.gv", text: text)).diagnostics.isEmpty)
    #expect(
      dump(text) == """
        digraph drink
          set [sheet="../sheets/brian.png"]
          set [tile="61x85"]
          set [start=walk]
          defaults of node [fps=10, repeat=1]
          node walk [frames="0-11", repeat=3]
          node drinkIdle [frames="15", fps=5, repeat=10]
          edge
            walk
            drinkIdle
            walk

        """)
  }

  @Test("Several graphs of all kinds")
  func graphs() {
    #expect(
      dump("strict graph a {} DIGRAPH \"b c\" { x } graph {}") == """
        strict graph a
        digraph "b c"
          node x
        graph

        """)
  }

  @Test("A byte order mark is skipped, and line ends may be of any kind")
  func lineEnds() {
    #expect(dump("\u{FEFF}digraph {\r\n a // b\r\n c\r\n}\r\n") == "digraph\n  node a\n  node c\n")
  }

  @Test("What is reported, and where", arguments: examples)
  func diagnostics(_ example: DiagnosticExample) {
    #expect(example.rendered == example.expected)
  }

  static let examples = [
    DiagnosticExample(
      "an empty file",
      #"""

      """#,
      #"""
      d.gv: error: the file contains no graph; a graph begins with 'digraph NAME {'
      """#),
    DiagnosticExample(
      "a file of comments",
      #"""
      // nothing
      # at all

      """#,
      #"""
      d.gv: error: the file contains no graph; a graph begins with 'digraph NAME {'
      """#),
    DiagnosticExample(
      "no header",
      #"""
      a -> b
      b -> c

      """#,
      #"""
      d.gv:1:1: error: a graph begins with 'digraph NAME {', not with 'a'
       1 | a -> b
         | ^
       2 | b -> c
      """#),
    DiagnosticExample(
      "a misspelt header",
      #"""
      diagraph d { a -- b }
      """#,
      #"""
      d.gv:1:1: error: a graph begins with 'digraph NAME {', not with 'diagraph'
       1 | diagraph d { a -- b }
         | ^~~~~~~~ did you mean 'digraph'?
      d.gv:1:16: error: an edge of a digraph is written '->', not '--'
       1 | diagraph d { a -- b }
         |                ^~
      """#),
    DiagnosticExample(
      "strict what?",
      #"""
      strict d { }
      """#,
      #"""
      d.gv:1:8: error: a graph begins with 'digraph NAME {', not with 'd'
       1 | strict d { }
         |        ^
      """#),
    DiagnosticExample(
      "a name with a dash",
      #"""
      digraph my-walk { a }
      """#,
      #"""
      d.gv:1:9: error: put quotes around my-walk
       1 | digraph my-walk { a }
         |         ^~~~~~~ write "my-walk"
      """#),
    DiagnosticExample(
      "no opening brace",
      #"""
      digraph d
        a -> b
      }
      """#,
      #"""
      d.gv:1:10: error: '{' is missing after 'digraph d'
       1 | digraph d
         |          ^
       2 |   a -> b
      """#),
    DiagnosticExample(
      "text after the graph",
      #"""
      digraph {
        a
      }
      b -> c
      c -> d

      """#,
      #"""
      d.gv:4:1: error: the graph ends before this; is there one '}' too many above?
       3 | }
       4 | b -> c
         | ^
       5 | c -> d
      """#),
  ]
}
