import Testing

@testable import GraphLanguage

@Suite("Subgraphs")
struct SubgraphCountTests {
  @Test("Subgraphs may be nested 64 deep, and no deeper")
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
    #expect(tooDeep.diagnostics.map(\.message) == ["subgraphs are nested deeper than 64"])
    #expect(tooDeep.document.graphs.first?.statements.count == 2)
  }

  @Test(
    "There are 100,000 graphs and subgraphs at most",
    arguments: [("digraph{", "{a}", 100_000), ("", "digraph{}\n", 100_001)])
  func count(lead: String, part: String, tooMany: Int) {
    func messages(_ count: Int) -> [String] {
      let text = lead + String(repeating: part, count: count) + (lead.isEmpty ? "" : "}")
      return ParsedFile(SourceText(name: "d.gv", text: text)).diagnostics.map(\.message)
    }
    #expect(messages(tooMany - 1).isEmpty)
    #expect(messages(tooMany) == ["the file has more than 100,000 graphs and subgraphs"])
  }

  @Test("What is reported, and where", arguments: examples)
  func diagnostics(_ example: DiagnosticExample) {
    #expect(example.rendered == example.expected)
  }

  static let examples = [
    DiagnosticExample(
      "a subgraph without its body",
      #"""
      digraph {
        c -> subgraph s;
      }
      """#,
      #"""
      d.gv:2:8: error: a subgraph needs a body in braces, even where it is only named
       1 | digraph {
       2 |   c -> subgraph s;
         |        ^~~~~~~~~~ write subgraph s {}
       3 | }
      """#),
    DiagnosticExample(
      "a graph in a graph",
      #"""
      digraph { digraph inner { a } }
      """#,
      #"""
      d.gv:1:11: error: a graph cannot contain a graph; write 'subgraph', not 'digraph'
       1 | digraph { digraph inner { a } }
         |           ^~~~~~~
      """#),
    DiagnosticExample(
      "attributes after a subgraph",
      #"""
      digraph { subgraph s { a } [x=1] }
      """#,
      #"""
      d.gv:1:28: error: attributes of a subgraph belong inside its braces, as 'graph […]'
       1 | digraph { subgraph s { a } [x=1] }
         |                            ^
      """#),
  ]
}
