import GraphLanguage

extension ResolvedGraph {
  /// The graph with its nodes and edges in order of creation, defaults applied.
  ///
  /// Backslashes of names and values are resolved here, and only here: see `shown(_:)`.
  var json: JSONValue {
    .object([
      ("name", shown(name?.text ?? "")),
      ("directed", .boolean(isDirected)),
      ("strict", .boolean(isStrict)),
      ("nodes", .array(nodes.map { .array([shown($0.name.text), json(of: $0.attributes)]) })),
      ("edges", .array(edges.map(json))),
    ])
  }

  private func json(of edge: ResolvedEdge) -> JSONValue {
    .array([
      shown(nodes[edge.tail].name.text), shown(nodes[edge.head].name.text),
      json(of: edge.attributes, ports: ports(of: edge)),
    ])
  }

  /// The ports by the names that Graphviz gives them as attributes.
  ///
  /// An attribute of the statement itself counts more than a port, a default less.
  private func ports(of edge: ResolvedEdge) -> [(name: String, value: String)] {
    [("tailport", edge.tailPort), ("headport", edge.headPort)].compactMap { name, port in
      edge.own[name] == nil ? port.map { (name, $0.text) } : nil
    }
  }

  /// An object of the values that are not empty: Graphviz knows no difference between an empty value
  /// and none.
  private func json(
    of attributes: [Attribute], ports: [(name: String, value: String)] = []
  ) -> JSONValue {
    let values = attributes.filter { attribute in
      !attribute.value.text.isEmpty && !ports.contains { $0.name == attribute.name.text }
    }
    return .object(
      values.map { ($0.name.text, shown($0.value.text)) }
        + ports.map { ($0.name, shown($0.value)) })
  }
}

/// A name or value as it reads: `\n` is a line feed, and a backslash before any other character gives way to it.
///
/// The language itself leaves these escapes to whoever draws a text. Names of attributes are not resolved, so
/// that no two of them become one.
private func shown(_ text: String) -> JSONValue {
  guard text.utf8.contains(UInt8(ascii: "\\")) else { return .string(text) }
  var shown = String.UnicodeScalarView()
  var rest = text.unicodeScalars[...]
  while let scalar = rest.popFirst() {
    guard scalar == "\\", let escaped = rest.popFirst() else {
      shown.append(scalar)
      continue
    }
    shown.append(escaped == "n" ? "\n" : escaped)
  }
  return .string(String(shown))
}
