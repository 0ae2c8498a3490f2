import Testing

@testable import GraphLanguage

@Suite("Braces, and statements that run together")
struct ParserChecksTests {
  @Test(
    "Statements that are told apart without a semicolon",
    arguments: [
      "digraph { a -> {b c} }", "digraph { { rank=same a b } }", "digraph { a [x=1] b [x=2] }",
      "digraph {\n a\n b\n}", "digraph { a; b }", "digraph { node [x=1] a }",
      "digraph { x=1 y=\"2\" z=3 }",
    ])
  func apart(_ text: String) {
    #expect(ParsedFile(SourceText(name: "d.gv", text: text)).diagnostics.isEmpty)
  }

  @Test("What is told about a fault", arguments: faults)
  func fault(_ fault: Fault) {
    #expect(fault.found == fault.picture)
  }

  static let faults = [
    Fault(
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
    Fault(
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
    Fault(
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
    Fault(
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
    Fault(
      "a name of two words",
      #"""
      digraph {
        walk left -> idle
      }
      """#,
      #"""
      d.gv:2:3: warning: 'walk' and 'left' are two nodes on one line with no ';' between
       1 | digraph {
       2 |   walk left -> idle
         |   ^~~~~~~~~ one name? write "walk left"
       3 | }
      """#),
    Fault(
      "a head of two words",
      #"""
      digraph {
        idle -> walk left
      }
      """#,
      #"""
      d.gv:2:11: warning: 'walk' and 'left' are two nodes on one line with no ';' between
       1 | digraph {
       2 |   idle -> walk left
         |           ^~~~~~~~~ one name? write "walk left"
       3 | }
      """#),
    Fault(
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
    Fault(
      "a value of two words",
      #"""
      digraph {
        title = The Drink
      }
      """#,
      #"""
      d.gv:2:11: warning: 'The' is the value, and 'Drink' a node of its own
       1 | digraph {
       2 |   title = The Drink
         |           ^~~~~~~~~ one value? write "The Drink"
       3 | }
      """#),
    Fault(
      "defaults in capitals",
      #"""
      digraph { Edge [frames="0"] }
      """#,
      #"""
      d.gv:1:11: warning: 'Edge' is the word 'edge', which sets defaults; as a name it needs quotes
       1 | digraph { Edge [frames="0"] }
         |           ^~~~ write "Edge"
      """#),
  ]
}
