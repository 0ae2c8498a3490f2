import GraphLanguage
import Testing

@Suite("DOT's rules")
struct GraphReaderTests {
  private func read(_ text: String) throws -> ResolvedGraph {
    let file = ParsedFile(SourceText(name: "d.gv", text: text))
    #expect(!file.hasErrors)
    return try #require(GraphReading(file.document).graphs.first)
  }

  /// Nodes with their own attributes and defaults, then edges with theirs.
  private func summary(_ text: String) throws -> [String] {
    let graph = try read(text)
    func shown(_ attributes: [Attribute]) -> String {
      attributes.map { " \($0.name.text)=\($0.value.text)" }.joined()
    }
    func port(_ port: Port?) -> String { port.map { ":" + $0.text } ?? "" }
    return graph.nodes.map { $0.name.text + shown($0.attributes) }
      + graph.edges.map { edge in
        graph.nodes[edge.tail].name.text + port(edge.tailPort) + "->"
          + graph.nodes[edge.head].name.text + port(edge.headPort) + shown(edge.attributes)
      }
  }

  @Test(
    "Nodes and edges come in order of creation, with what stood there",
    arguments: [
      ("digraph { a; node [x=1] b; node [x=2] a; c [x=3] }", ["a", "b x=1", "c x=3"]),
      ("digraph { a -> b; node [x=1] a -> c }", ["a", "b", "c x=1", "a->b", "a->c"]),
      ("digraph { a [x=1] a [y=2, x=3] }", ["a x=3 y=2"]),
      ("digraph { a -> b -> c [k=1] }", ["a", "b", "c", "a->b k=1", "b->c k=1"]),
      ("digraph { a, b -> c, d }", ["a", "b", "c", "d", "a->c", "a->d", "b->c", "b->d"]),
      ("digraph { a -> b, c -> d }", ["a", "b", "c", "d", "a->b", "a->c", "b->d", "c->d"]),
      ("digraph { c; a -> {b c} }", ["c", "a", "b", "a->c", "a->b"]),
      ("digraph { {a b} -> {c d} }", ["a", "b", "c", "d", "a->c", "a->d", "b->c", "b->d"]),
      ("digraph { {a->b} -> c }", ["a", "b", "c", "a->b", "a->c", "b->c"]),
      (
        "digraph { edge [k=1] a -> b; edge [k=2] a -> b [j=3] }",
        ["a", "b", "a->b k=1", "a->b k=2 j=3"]
      ),
      ("digraph { subgraph s { node [x=1] a } b }", ["a x=1", "b"]),
      (
        "digraph { node [x=1] subgraph s { node [x=2] a } subgraph s { b } c }",
        ["a x=2", "b x=2", "c x=1"]
      ),
      ("digraph { subgraph s { a } node [x=2] subgraph s { b } }", ["a", "b x=2"]),
      (
        "digraph { a -> subgraph s { b } subgraph s { c } subgraph s {} -> d }",
        ["a", "b", "c", "d", "a->b", "b->d", "c->d"]
      ),
      ("digraph { a:n -> b:p:sw }", ["a", "b", "a:n->b:p:sw"]),
      ("digraph { a:n }", ["a"]), ("digraph { \"a\" a <a> }", ["a"]),
      ("strict digraph { a -> b [x=1] b -> a; a -> b:n [x=2] }", ["a", "b", "a->b:n x=2", "b->a"]),
      (
        "strict graph { a -- b [x=1] edge [y=1] b:n -- a:s [z=2] }",
        ["a", "b", "a:s->b:n x=1 z=2"]
      ),
      (
        "digraph { a -> b [key=k] a -> b [key=k, x=1] a -> b }",
        ["a", "b", "a->b key=k x=1", "a->b"]
      ),
    ])
  func rules(text: String, expected: [String]) throws {
    #expect(try summary(text) == expected)
  }

  @Test("Own values and defaults are kept apart")
  func levels() throws {
    let graph = try read("digraph { node [fps=10, x=1] a [fps=5] }")
    let node = try #require(graph.nodes.first)
    #expect(node.own.attributes.map(\.name.text) == ["fps"])
    #expect(node.defaults.attributes.map(\.name.text) == ["fps", "x"])
    #expect(node["fps"]?.value.text == "5")
    #expect(node["x"]?.value.text == "1")
    #expect(node["y"] == nil)
  }

  @Test("A node has the places where it was first named, declared, and added to a subgraph")
  func memberships() throws {
    let graph = try read(
      "digraph { subgraph s { subgraph t { a -> b } } subgraph u { a } b [x=1] }")
    #expect(graph.subgraphs.map { $0.name?.text } == ["s", "t", "u"])
    #expect(graph.subgraphs.map(\.parent) == [nil, 0, nil])
    #expect(graph.subgraphs.map(\.nodes) == [[0, 1], [0, 1], [0]])
    #expect(graph.nodes.map(\.subgraph) == [1, 1])
    #expect(graph.nodes[0].memberships.map(\.subgraph) == [1, 0, 2])
    #expect(graph.nodes[0].name.range.start == 36)
    #expect(graph.nodes[0].declaration?.range.start == 60)
    #expect(graph.nodes[1].declaration?.range.start == 64)
    #expect(graph.edges.map(\.subgraph) == [1])
  }

  @Test("Graph attributes stay with their graph or subgraph")
  func graphAttributes() throws {
    let graph = try read("digraph { x=1; graph [y=2] subgraph s { x=3; graph [z=4] } }")
    #expect(graph.attributes.attributes.map(\.value.text) == ["1", "2"])
    #expect(graph.subgraphs[0].attributes.attributes.map(\.value.text) == ["3", "4"])
  }

  @Test("Subgraphs of the same name are one within one graph, but not in different graphs")
  func subgraphNames() throws {
    let graph = try read("digraph { subgraph s { a } subgraph t { subgraph s { b } } {} {} }")
    #expect(graph.subgraphs.map { $0.name?.text } == ["s", "t", "s", nil, nil])
  }

  @Test("An edge points at its own mention of its ends")
  func mentions() throws {
    let graph = try read("digraph { a; b; a -> b }")
    let edge = try #require(graph.edges.first)
    #expect(edge.tailMention.start == 16)
    #expect(edge.operatorRange == SourceRange(start: 18, end: 20))
    #expect(edge.headMention.start == 21)
  }
}
