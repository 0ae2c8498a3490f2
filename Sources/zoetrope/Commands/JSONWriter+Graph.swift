import GraphLanguage

extension JSONWriter {
  /// Writes a graph with its nodes and edges in order of creation, defaults applied.
  ///
  /// Backslashes of names and values are resolved here, and only here: see `shown(_:)`.
  mutating func graph(_ graph: ResolvedGraph) {
    let names = graph.nodes.map { shown($0.name.text) }
    object { writer in
      writer.name("name")
      writer.string(shown(graph.name?.text ?? ""))
      writer.name("directed")
      writer.boolean(graph.isDirected)
      writer.name("strict")
      writer.boolean(graph.isStrict)
      writer.name("nodes")
      writer.array { writer in
        for place in graph.nodes.indices {
          writer.node(named: names[place], attributes: graph.nodes[place].attributes)
        }
      }
      writer.name("edges")
      writer.array { writer in
        for edge in graph.edges { writer.edge(edge, names: names) }
      }
    }
  }

  private mutating func node(named name: String, attributes: [Attribute]) {
    element()
    array { writer in
      writer.element()
      writer.string(name)
      writer.element()
      writer.object { $0.members(attributes) }
    }
  }

  private mutating func edge(_ edge: ResolvedEdge, names: [String]) {
    element()
    array { writer in
      writer.element()
      writer.string(names[edge.tail])
      writer.element()
      writer.string(names[edge.head])
      writer.element()
      writer.object { writer in
        let ports = ports(of: edge)
        writer.members(edge.attributes, hiddenBy: ports)
        for port in ports {
          writer.name(port.name)
          writer.string(shown(port.value))
        }
      }
    }
  }

  /// Writes the values that are not empty: Graphviz knows no difference between an empty value and none.
  private mutating func members(
    _ attributes: [Attribute], hiddenBy ports: [(name: String, value: String)] = []
  ) {
    for attribute in attributes
    where !attribute.value.text.isEmpty
      && !ports.contains(where: { $0.name == attribute.name.text })
    {
      name(attribute.name.text)
      string(shown(attribute.value.text))
    }
  }
}

/// An edge's ports by the names that Graphviz gives them as attributes.
///
/// An attribute of the statement itself counts more than a port, a default less.
private func ports(of edge: ResolvedEdge) -> [(name: String, value: String)] {
  if edge.tailPort == nil, edge.headPort == nil { return [] }
  return [("tailport", edge.tailPort), ("headport", edge.headPort)].compactMap { name, port in
    edge.own[name] == nil ? port.map { (name, $0.text) } : nil
  }
}

/// A name or value as it reads: `\n` is a line feed, and a backslash before any other character gives way to it.
///
/// The language itself leaves these escapes to whoever draws a text. Names of attributes are not resolved, so
/// that no two of them become one.
private func shown(_ text: String) -> String {
  guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
  var shown = String.UnicodeScalarView()
  var rest = text.unicodeScalars[...]
  while let scalar = rest.popFirst() {
    guard scalar == "\\", let escaped = rest.popFirst() else {
      shown.append(scalar)
      continue
    }
    shown.append(escaped == "n" ? "\n" : escaped)
  }
  return String(shown)
}
