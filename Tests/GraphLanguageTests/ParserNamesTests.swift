import Testing

@testable import GraphLanguage

@Suite("Names")
struct ParserNamesTests {
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

  @Test("What is told about a fault", arguments: faults)
  func fault(_ fault: Fault) {
    #expect(fault.found == fault.picture)
  }

  static let faults = [
    Fault(
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
    Fault(
      "a name with a point",
      #"""
      digraph { a.b }
      """#,
      #"""
      d.gv:1:11: error: put quotes around a.b
       1 | digraph { a.b }
         |           ^~~ write "a.b"
      """#),
    Fault(
      "any state",
      #"""
      digraph { * -> hurt [on="signal hit"] }
      """#,
      #"""
      d.gv:1:11: error: put quotes around *
       1 | digraph { * -> hurt [on="signal hit"] }
         |           ^ write "*"
      """#),
    Fault(
      "the state before",
      #"""
      digraph { hurt -> ^ }
      """#,
      #"""
      d.gv:1:19: error: put quotes around ^
       1 | digraph { hurt -> ^ }
         |                   ^ write "^"
      """#),
    Fault(
      "an apostrophe",
      #"""
      digraph { don't -> b }
      """#,
      #"""
      d.gv:1:11: error: put quotes around don't
       1 | digraph { don't -> b }
         |           ^~~~~ write "don't"
      """#),
    Fault(
      "single quotes",
      #"""
      digraph { 'walk' }
      """#,
      #"""
      d.gv:1:11: error: only double quotes hold a name or a value
       1 | digraph { 'walk' }
         |           ^~~~~~ write "walk"
      """#),
    Fault(
      "quotes of a word processor",
      #"""
      digraph { “walk” }
      """#,
      #"""
      d.gv:1:11: error: only double quotes hold a name or a value
       1 | digraph { “walk” }
         |           ^~~~~~ write "walk"
      """#),
    Fault(
      "a keyword as a head",
      #"""
      digraph { walk -> node }
      """#,
      #"""
      d.gv:1:19: error: 'node' is a word of the language; as a name it needs quotes
       1 | digraph { walk -> node }
         |                   ^~~~ write "node"
      """#),
    Fault(
      "a keyword as a tail",
      #"""
      digraph { Edge -> walk }
      """#,
      #"""
      d.gv:1:11: error: 'Edge' is a word of the language; as a name it needs quotes
       1 | digraph { Edge -> walk }
         |           ^~~~ write "Edge"
      """#),
    Fault(
      "a comma with no name after it",
      #"""
      digraph { a, -> b }
      """#,
      #"""
      d.gv:1:12: error: a name is missing after ','
       1 | digraph { a, -> b }
         |            ^
      """#),
    Fault(
      "a colon with no port after it",
      #"""
      digraph { a: -> b }
      """#,
      #"""
      d.gv:1:14: error: a port's name is missing after ':'
       1 | digraph { a: -> b }
         |              ^~
      """#),
    Fault(
      "a join without quotes",
      #"""
      digraph { "a" + b -> c }
      """#,
      #"""
      d.gv:1:17: error: only strings in quotes can be joined by '+'
       1 | digraph { "a" + b -> c }
         |                 ^
      """#),
  ]
}
