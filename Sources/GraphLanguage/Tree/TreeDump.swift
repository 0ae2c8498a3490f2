import Basics

extension GraphDocument {
  /// The tree as indented lines, for tests and debugging.
  ///
  /// Bare names and values are shown as they are, strings in double quotes, HTML in angle brackets.
  package var dump: String {
    var dump = TreeDump()
    for graph in graphs { dump.add(graph) }
    return dump.text
  }
}

/// Writes a tree as indented lines.
private struct TreeDump {
  private(set) var text = ""
  private var depth = 0

  private mutating func line(_ words: String?...) {
    text += String(repeating: "  ", count: depth)
    text += words.compactMap(\.self).joined(separator: " ") + "\n"
  }

  mutating func add(_ graph: GraphSyntax) {
    line(
      graph.isStrict ? "strict" : nil, graph.isDirected ? "digraph" : "graph",
      graph.name.map(shown))
    add(graph.statements)
  }

  private mutating func add(_ statements: [Statement]) {
    depth += 1
    for statement in statements { add(statement) }
    depth -= 1
  }

  private mutating func add(_ statement: Statement) {
    switch statement {
    case .node(let node):
      line("node", shown(node.nodes), shown(node.attributes))
    case .edge(let edge):
      addEdge(edge)
    case .attributes(let defaults):
      line("defaults of", defaults.kind.rawValue, shown(defaults.attributes))
    case .assignment(let attribute):
      line("set", shown([attribute]))
    case .subgraph(let subgraph):
      line("subgraph", subgraph.name.map(shown))
      add(subgraph.statements)
    }
  }

  private mutating func addEdge(_ edge: EdgeStatement) {
    line("edge", shown(edge.attributes))
    depth += 1
    for end in [edge.first] + edge.links.map(\.end) {
      switch end {
      case .nodes(let nodes):
        line(shown(nodes))
      case .subgraph(let subgraph):
        line("subgraph", subgraph.name.map(shown))
        add(subgraph.statements)
      }
    }
    depth -= 1
  }

  private func shown(_ identifier: Identifier) -> String {
    switch identifier.kind {
    case .bare, .numeral: identifier.text
    case .quoted: "\"\(visible(identifier.text))\""
    case .html: "<\(visible(identifier.text))>"
    }
  }

  private func shown(_ nodes: NodeList) -> String {
    nodes.map { shown($0.name) + ($0.port.map { ":" + $0.text } ?? "") }.joined(separator: ", ")
  }

  private func shown(_ attributes: [Attribute]) -> String? {
    guard !attributes.isEmpty else { return nil }
    return "["
      + attributes.map { "\(shown($0.name))=\(shown($0.value))" }.joined(separator: ", ") + "]"
  }
}
