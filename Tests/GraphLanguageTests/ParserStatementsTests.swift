import Testing

@testable import GraphLanguage

@Suite("Statements and edges")
struct ParserStatementsTests {
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

  @Test("What was meant is read where it can be told")
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

  @Test("Subgraphs nest 64 deep, and no deeper")
  func nesting() throws {
    func nested(_ depth: Int) -> ParsedFile {
      ParsedFile(
        SourceText(
          name: "d.gv",
          text: "digraph {" + String(repeating: "{", count: depth)
            + String(repeating: "}", count: depth) + " a }"))
    }
    #expect(nested(64).diagnostics.isEmpty)
    let tooDeep = nested(100_000)
    #expect(tooDeep.diagnostics.map(\.message) == ["subgraphs nest deeper than 64"])
    #expect(tooDeep.document.graphs.first?.statements.count == 2)
  }

  @Test("A long chain is read without recursion")
  func longChain() {
    let file = ParsedFile(
      SourceText(
        name: "d.gv", text: "digraph { a" + String(repeating: " -> a", count: 50_000) + " }"))
    #expect(file.diagnostics.isEmpty)
  }

  @Test("What is told about a fault", arguments: faults)
  func fault(_ fault: Fault) {
    #expect(fault.found == fault.picture)
  }

  static let faults = [
    Fault(
      "a line in a digraph",
      #"""
      digraph { a -- b }
      """#,
      #"""
      d.gv:1:13: error: an edge of a digraph is written '->', not '--'
       1 | digraph { a -- b }
         |             ^~
      """#),
    Fault(
      "an arrow in a graph",
      #"""
      graph { a -> b }
      """#,
      #"""
      d.gv:1:11: error: an edge of a graph is written '--'; '->' needs a digraph
       1 | graph { a -> b }
         |           ^~
      """#),
    Fault(
      "a thick arrow",
      #"""
      digraph { a => b }
      """#,
      #"""
      d.gv:1:13: error: an edge is written '->', not '=>'
       1 | digraph { a => b }
         |             ^~
      """#),
    Fault(
      "a long arrow",
      #"""
      digraph { a --> b }
      """#,
      #"""
      d.gv:1:13: error: an edge is written '->', not '-->'
       1 | digraph { a --> b }
         |             ^~~
      """#),
    Fault(
      "an arrow of a word processor",
      #"""
      digraph { a → b }
      """#,
      #"""
      d.gv:1:13: error: an edge is written '->', not '→'
       1 | digraph { a → b }
         |             ^
      """#),
    Fault(
      "half an arrow",
      #"""
      digraph { a > b }
      """#,
      #"""
      d.gv:1:13: error: an edge is written '->', not '>'
       1 | digraph { a > b }
         |             ^
      """#),
    Fault(
      "a backward arrow",
      #"""
      digraph { a <- b }
      """#,
      #"""
      d.gv:1:13: error: an edge is written '->', from its tail to its head
       1 | digraph { a <- b }
         |             ^~ write the names the other way round
      """#),
    Fault(
      "an arrow both ways",
      #"""
      digraph { a <-> b }
      """#,
      #"""
      d.gv:1:13: error: an edge goes one way; two ways are two edges
       1 | digraph { a <-> b }
         |             ^~~
      """#),
    Fault(
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
    Fault(
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
    Fault(
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
    Fault(
      "attributes within a chain",
      #"""
      digraph { a -> b [x=1] -> c }
      """#,
      #"""
      d.gv:1:24: error: attributes come after the last name of a chain, not within it
       1 | digraph { a -> b [x=1] -> c }
         |                        ^~
      """#),
    Fault(
      "an empty statement",
      #"""
      digraph { a;; b }
      """#,
      #"""
      d.gv:1:13: error: there is nothing before this ';'
       1 | digraph { a;; b }
         |             ^
      """#),
    Fault(
      "a comma between statements",
      #"""
      digraph { fps=1, repeat=2 }
      """#,
      #"""
      d.gv:1:16: error: statements are separated by ';' or a line end, not by ','
       1 | digraph { fps=1, repeat=2 }
         |                ^
      """#),
    Fault(
      "attributes without a name",
      #"""
      digraph { [x=1] }
      """#,
      #"""
      d.gv:1:11: error: these attributes have no name before them
       1 | digraph { [x=1] }
         |           ^
      """#),
    Fault(
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
    Fault(
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
    Fault(
      "a subgraph without its body",
      #"""
      digraph {
        c -> subgraph s;
      }
      """#,
      #"""
      d.gv:2:8: error: a subgraph needs its body, even where it is only named
       1 | digraph {
       2 |   c -> subgraph s;
         |        ^~~~~~~~~~ write subgraph s {}
       3 | }
      """#),
    Fault(
      "a graph in a graph",
      #"""
      digraph { digraph inner { a } }
      """#,
      #"""
      d.gv:1:11: error: a graph cannot stand in a graph; write 'subgraph', not 'digraph'
       1 | digraph { digraph inner { a } }
         |           ^~~~~~~
      """#),
    Fault(
      "attributes after a subgraph",
      #"""
      digraph { subgraph s { a } [x=1] }
      """#,
      #"""
      d.gv:1:28: error: attributes of a subgraph stand between its braces, as 'graph […]'
       1 | digraph { subgraph s { a } [x=1] }
         |                            ^
      """#),
  ]
}
