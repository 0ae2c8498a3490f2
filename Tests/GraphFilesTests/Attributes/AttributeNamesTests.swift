@testable import GraphFiles
import Testing

struct AttributeNamesTests {
  @Test func `Graphviz has none of the language's own attributes`() {
    let own = AttributeNames.graph.union(AttributeNames.state).union(AttributeNames.edge)
    #expect(own.isDisjoint(with: AttributeNames.graphviz))
  }

  @Test(arguments: [
    ("fps", "a state has it: write node [fps=…] for all of them"),
    ("start", "the graph has it: write start=… on a line of its own"),
    ("on", "an edge has it"), ("label", nil), ("zzz", nil),
  ])
  func `A misplaced attribute is sent home`(name: String, note: String?) {
    #expect(AttributeNames.home(of: name) == note)
  }
}
