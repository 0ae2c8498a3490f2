import Testing

@testable import GraphLanguage

@Suite("Names")
struct NameParserTests {
  @Test("Names of every kind")
  func kinds() {
    #expect(
      dump(#"digraph { a_1; été; -1.5; .5; 3.; "x \"y\" \\"; <b<i>>; "one" + "two" + "3" }"#)
        == #"""
        digraph
          node a_1
          node été
          node -1.5
          node .5
          node 3.
          node "x "y" \\"
          node <b<i>>
          node "onetwo3"

        """#)
  }

  @Test("In a string only a quote is unescaped, and a backslash joins lines")
  func escapes() throws {
    let text = "digraph { \"a\\nb\\\n c\\\r\n\\N\nd\" }"
    let file = ParsedFile(SourceText(name: "d.gv", text: text))
    guard case .node(let node)? = file.document.graphs.first?.statements.first else {
      Issue.record("no node was read")
      return
    }
    #expect(node.nodes.map(\.name.text) == ["a\\nb c\\N\nd"])
  }

  @Test("What is reported, and where", arguments: examples)
  func diagnostics(_ example: DiagnosticExample) {
    #expect(example.rendered == example.expected)
  }

  static let examples = [
    DiagnosticExample(
      "a name with a dash",
      #"""
      digraph {
        drink-in -> walk
      }
      """#,
      #"""
      d.gv:2:3: error: put quotes around drink-in
       1 | digraph {
       2 |   drink-in -> walk
         |   ^~~~~~~~ write "drink-in"
       3 | }
      """#),
    DiagnosticExample(
      "a name with a point",
      #"""
      digraph { a.b }
      """#,
      #"""
      d.gv:1:11: error: put quotes around a.b
       1 | digraph { a.b }
         |           ^~~ write "a.b"
      """#),
    DiagnosticExample(
      "any state",
      #"""
      digraph { * -> hurt [on="signal hit"] }
      """#,
      #"""
      d.gv:1:11: error: put quotes around *
       1 | digraph { * -> hurt [on="signal hit"] }
         |           ^ write "*"
      """#),
    DiagnosticExample(
      "the state before",
      #"""
      digraph { hurt -> ^ }
      """#,
      #"""
      d.gv:1:19: error: put quotes around ^
       1 | digraph { hurt -> ^ }
         |                   ^ write "^"
      """#),
    DiagnosticExample(
      "an apostrophe",
      #"""
      digraph { don't -> b }
      """#,
      #"""
      d.gv:1:11: error: put quotes around don't
       1 | digraph { don't -> b }
         |           ^~~~~ write "don't"
      """#),
    DiagnosticExample(
      "single quotes",
      #"""
      digraph { 'walk' }
      """#,
      #"""
      d.gv:1:11: error: use double quotes around a name or a value
       1 | digraph { 'walk' }
         |           ^~~~~~ write "walk"
      """#),
    DiagnosticExample(
      "quotes of a word processor",
      #"""
      digraph { “walk” }
      """#,
      #"""
      d.gv:1:11: error: use double quotes around a name or a value
       1 | digraph { “walk” }
         |           ^~~~~~ write "walk"
      """#),
    DiagnosticExample(
      "a keyword as a head",
      #"""
      digraph { walk -> node }
      """#,
      #"""
      d.gv:1:19: error: 'node' is a keyword; as a name it needs quotes
       1 | digraph { walk -> node }
         |                   ^~~~ write "node"
      """#),
    DiagnosticExample(
      "a keyword as a tail",
      #"""
      digraph { Edge -> walk }
      """#,
      #"""
      d.gv:1:11: error: 'Edge' is a keyword; as a name it needs quotes
       1 | digraph { Edge -> walk }
         |           ^~~~ write "Edge"
      """#),
    DiagnosticExample(
      "a comma with no name after it",
      #"""
      digraph { a, -> b }
      """#,
      #"""
      d.gv:1:12: error: a name is missing after ','
       1 | digraph { a, -> b }
         |            ^
      """#),
    DiagnosticExample(
      "a colon with no port after it",
      #"""
      digraph { a: -> b }
      """#,
      #"""
      d.gv:1:14: error: a port's name is missing after ':'
       1 | digraph { a: -> b }
         |              ^~
      """#),
    DiagnosticExample(
      "a join without quotes",
      #"""
      digraph { "a" + b -> c }
      """#,
      #"""
      d.gv:1:17: error: only strings in quotes can be joined with '+'
       1 | digraph { "a" + b -> c }
         |                 ^
      """#),
  ]
}
