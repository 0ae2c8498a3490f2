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

/// One node, or several separated by commas, with attributes for all of them.
package struct NodeStatement: Hashable, Sendable {
  package let nodes: NodeList
  /// The attributes of all lists, in order; a name may occur twice.
  package let attributes: [Attribute]
}

/// A chain of edges with attributes for all of them.
package struct EdgeStatement: Hashable, Sendable {
  /// One link of a chain: `-> drink`.
  package struct Link: Hashable, Sendable {
    /// The `->` or `--`.
    package let operatorRange: SourceRange
    package let end: EdgeEnd
  }

  package let first: EdgeEnd
  /// At least one.
  package let links: [Link]
  /// The attributes of all lists, in order; a name may occur twice.
  package let attributes: [Attribute]
}

/// One side of an edge operator.
package enum EdgeEnd: Hashable, Sendable {
  case nodes(NodeList)
  indirect case subgraph(SubgraphSyntax)
}

/// One or more nodes separated by commas; usually one.
package struct NodeList: Hashable, Sendable {
  package let first: NodeReference
  package let others: [NodeReference]
}

/// A mention of a node.
package struct NodeReference: Hashable, Sendable {
  package let name: Identifier
  /// One port or none: few nodes have one, and an empty array takes less memory than a port.
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
  /// The whole port, from its first colon on.
  package let range: SourceRange

  /// The port as Graphviz stores it, without the first colon.
  package var text: String {
    compass.map { "\(name.text):\($0.text)" } ?? name.text
  }
}

/// Attributes of the graph itself, or defaults for the nodes or edges that are created after it.
package struct AttributeStatement: Hashable, Sendable {
  package enum Kind: String, Sendable {
    case graph
    case node
    case edge
  }

  package let kind: Kind
  /// The word `graph`, `node` or `edge`.
  package let keyword: SourceRange
  /// The attributes of all lists, in order; a name may occur twice.
  package let attributes: [Attribute]
}

/// A subgraph.
package struct SubgraphSyntax: Hashable, Sendable {
  /// The word `subgraph`; nil if it is missing.
  package let keyword: SourceRange?
  package let name: Identifier?
  package let statements: [Statement]
  /// The whole subgraph, from its keyword or opening brace through its closing brace.
  package let range: SourceRange
}

extension NodeList: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { others.count + 1 }

  package subscript(index: Int) -> NodeReference { index == 0 ? first : others[index - 1] }
}
