import Testing

@testable import GraphLanguage

@Suite("Statements")
struct StatementParserTests {
  @Test("Every kind of statement")
  func statements() {
    #expect(
      dump(
        """
        digraph d {
          tile = "61x85"; node [fps=10] edge []
          walk, "drink in" [repeat=3]
          a:n -> b, c:p:sw -> { d; e } [on=loop]
          subgraph cluster_cat { f }
          { g } -> h
        }
        """) == """
          digraph d
            set [tile="61x85"]
            defaults of node [fps=10]
            defaults of edge
            node walk, "drink in" [repeat=3]
            edge [on=loop]
              a:n
              b, c:p:sw
              subgraph
                node d
                node e
            subgraph cluster_cat
              node f
            edge
              subgraph
                node g
              h

          """)
  }

  @Test("What was meant is read if it is clear")
  func recovery() {
    #expect(
      dump("digraph { a => b -- c; -> d; e -> ; subgraph s; f }") == """
        digraph
          edge
            a
            b
            c
          node d
          node e
          subgraph s
          node f

        """)
  }

  @Test("What is reported, and where", arguments: examples)
  func diagnostics(_ example: DiagnosticExample) {
    #expect(example.rendered == example.expected)
  }

  static let examples = [
    DiagnosticExample(
      "an empty statement",
      #"""
      digraph { a;; b }
      """#,
      #"""
      d.gv:1:13: error: there is nothing before this ';'
       1 | digraph { a;; b }
         |             ^
      """#),
    DiagnosticExample(
      "a comma between statements",
      #"""
      digraph { fps=1, repeat=2 }
      """#,
      #"""
      d.gv:1:16: error: statements are separated by ';' or a line end, not by ','
       1 | digraph { fps=1, repeat=2 }
         |                ^
      """#),
    DiagnosticExample(
      "attributes without a name",
      #"""
      digraph { [x=1] }
      """#,
      #"""
      d.gv:1:11: error: there is no name before these attributes
       1 | digraph { [x=1] }
         |           ^
      """#),
    DiagnosticExample(
      "a value without a name",
      #"""
      digraph {
        = 3
        a
      }
      """#,
      #"""
      d.gv:2:3: error: a name is missing before '='
       1 | digraph {
       2 |   = 3
         |   ^
       3 |   a
      """#),
    DiagnosticExample(
      "a bracket too many",
      #"""
      digraph {
        ] a
      }
      """#,
      #"""
      d.gv:2:3: error: this ']' closes nothing
       1 | digraph {
       2 |   ] a
         |   ^
       3 | }
      """#),
  ]
}
