/// One statement of a graph or a subgraph.
package enum Statement: Hashable, Sendable {
  /// `walk [frames="0-11"]`
  case node(NodeStatement)
  /// `walk -> drink -> walk [on=loop]`
  case edge(EdgeStatement)
  /// `node [fps=10]`
  case attributes(AttributeStatement)
  /// `start = walk`
  case assignment(Attribute)
  /// `subgraph cluster_cat { … }`
  case subgraph(SubgraphSyntax)
}

/// One node or several, separated by commas, with the attributes that all of them get.
package struct NodeStatement: Hashable, Sendable {
  package let nodes: NodeList
  /// Of all lists, in order; a name may come twice.
  package let attributes: [Attribute]
}

/// A chain of edges with the attributes that all of them get.
package struct EdgeStatement: Hashable, Sendable {
  /// One link of a chain: `-> drink`.
  package struct Link: Hashable, Sendable {
    /// Where `->` or `--` stands.
    package let operatorRange: SourceRange
    package let end: EdgeEnd
  }

  package let first: EdgeEnd
  /// At least one.
  package let links: [Link]
  /// Of all lists, in order; a name may come twice.
  package let attributes: [Attribute]
}

/// What stands on one side of an edge operator.
package enum EdgeEnd: Hashable, Sendable {
  case nodes(NodeList)
  indirect case subgraph(SubgraphSyntax)
}

/// Nodes separated by commas, mostly one alone; at least one.
package struct NodeList: Hashable, Sendable {
  package let first: NodeReference
  package let others: [NodeReference]
}

/// A node's name where it is used.
package struct NodeReference: Hashable, Sendable {
  package let name: Identifier
  /// One port or none; few nodes have one, and the others shall be small.
  private let ports: [Port]

  package init(name: Identifier, port: Port?) {
    self.name = name
    ports = port.map { [$0] } ?? []
  }

  package var port: Port? { ports.first }
  var hasPort: Bool { !ports.isEmpty }
}

/// The `:port` or `:port:compass` after a node's name.
package struct Port: Hashable, Sendable {
  package let name: Identifier
  package let compass: Identifier?
  /// From the first colon on.
  package let range: SourceRange

  /// The port as Graphviz keeps it, without the first colon.
  package var text: String {
    compass.map { "\(name.text):\($0.text)" } ?? name.text
  }
}

/// Attributes of the graph itself, or defaults of the nodes or edges created after it.
package struct AttributeStatement: Hashable, Sendable {
  package enum Kind: String, Sendable {
    case graph
    case node
    case edge
  }

  package let kind: Kind
  /// The word `graph`, `node` or `edge`.
  package let keyword: SourceRange
  /// Of all lists, in order; a name may come twice.
  package let attributes: [Attribute]
}

/// A graph within a graph.
package struct SubgraphSyntax: Hashable, Sendable {
  /// The word `subgraph`; it may be left out.
  package let keyword: SourceRange?
  package let name: Identifier?
  package let statements: [Statement]
  /// All of it, from the keyword or the opening brace through the closing brace.
  package let range: SourceRange
}

extension NodeList: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { others.count + 1 }

  package subscript(index: Int) -> NodeReference { index == 0 ? first : others[index - 1] }
}
