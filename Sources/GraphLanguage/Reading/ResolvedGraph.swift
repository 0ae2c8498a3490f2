import Basics

/// A graph with DOT's rules applied: each node once, and each edge by itself, with the defaults
/// that were in force when it was created.
package struct ResolvedGraph: Hashable, Sendable {
  package let name: Identifier?
  /// The word `graph` or `digraph`.
  package let keyword: SourceRange
  package let isDirected: Bool
  /// The word `strict`, if it was written.
  package let strictKeyword: SourceRange?
  /// The graph's own attributes.
  package internal(set) var attributes = AttributeTable()
  /// In order of creation: the first mention counts.
  package internal(set) var nodes: [ResolvedNode] = []
  /// In order of creation.
  package internal(set) var edges: [ResolvedEdge] = []
  /// All subgraphs at any depth, in order of creation; a parent comes before its children.
  package internal(set) var subgraphs: [ResolvedSubgraph] = []

  package var isStrict: Bool { strictKeyword != nil }
}

/// A node with everything that the file says about it.
package struct ResolvedNode: Hashable, Sendable {
  /// Where a node was named inside a subgraph for the first time.
  package struct Membership: Hashable, Sendable {
    /// An index in the graph's `subgraphs`.
    package let subgraph: Int
    package let mention: Identifier
  }

  /// The first mention.
  package let name: Identifier
  /// The innermost subgraph around the first mention, as an index in the graph's `subgraphs`.
  package let subgraph: Int?
  /// The first node statement for it; nil if only edges name it.
  package internal(set) var declaration: Identifier?
  /// Attributes from node statements.
  package internal(set) var own = AttributeTable()
  /// The node defaults at the time of its creation.
  package let defaults: AttributeTable
  /// All subgraphs that it is in, in the order in which it was added to them.
  ///
  /// A node of a subgraph is a node of those around it too.
  package internal(set) var memberships: [Membership] = []

  /// Its own attribute of a name, or else the default.
  package subscript(name: String) -> Attribute? { own[name] ?? defaults[name] }

  /// Its own attributes and the defaults that they do not override, defaults first.
  package var attributes: [Attribute] { merged(own, over: defaults) }
}

/// One edge with everything that the file says about it.
package struct ResolvedEdge: Hashable, Sendable {
  /// An index in the graph's `nodes`.
  package let tail: Int
  /// An index in the graph's `nodes`.
  package let head: Int
  /// Where this edge names its tail; for a node of a subgraph, its first mention.
  package let tailMention: SourceRange
  /// Where this edge names its head; for a node of a subgraph, its first mention.
  package let headMention: SourceRange
  /// Its `->` or `--`.
  package let operatorRange: SourceRange
  /// The innermost subgraph around its statement, as an index in the graph's `subgraphs`.
  package let subgraph: Int?
  /// The ports of tail and head, or nothing: few edges have one, and an empty array takes less
  /// memory than two ports.
  private var ports: [Port?] = []
  /// Attributes from its own statement.
  package internal(set) var own = AttributeTable()
  /// The edge defaults at the time of its creation.
  package let defaults: AttributeTable

  init(
    tail: Int, head: Int, tailMention: SourceRange, headMention: SourceRange,
    operatorRange: SourceRange, subgraph: Int?, own: AttributeTable, defaults: AttributeTable
  ) {
    self.tail = tail
    self.head = head
    self.tailMention = tailMention
    self.headMention = headMention
    self.operatorRange = operatorRange
    self.subgraph = subgraph
    self.own = own
    self.defaults = defaults
  }

  package var tailPort: Port? { ports.first ?? nil }
  package var headPort: Port? { ports.last ?? nil }

  /// Replaces the ports; nil leaves one as it is.
  mutating func setPorts(tail: Port?, head: Port?) {
    if tail != nil || head != nil { ports = [tail ?? tailPort, head ?? headPort] }
  }

  /// Its own attribute of a name, or else the default.
  package subscript(name: String) -> Attribute? { own[name] ?? defaults[name] }

  /// Its own attributes and the defaults that they do not override, defaults first; ports are not
  /// among them.
  package var attributes: [Attribute] { merged(own, over: defaults) }
}

/// A subgraph; subgraphs of the same name in the same place are one.
package struct ResolvedSubgraph: Hashable, Sendable {
  package let name: Identifier?
  /// Where it was first opened.
  package let range: SourceRange
  /// The subgraph around it, as an index in the graph's `subgraphs`; nil directly within the graph.
  package let parent: Int?
  /// Its own attributes, without those of the graphs around it.
  package internal(set) var attributes = AttributeTable()
  /// Indices in the graph's `nodes`, ascending: in order of creation.
  package internal(set) var nodes: [Int] = []

  /// Makes a node a member; false if it is one already.
  mutating func insert(_ node: Int) -> Bool {
    let index = nodes.partitioningIndex { $0 >= node }
    if index < nodes.count, nodes[index] == node { return false }
    nodes.insert(node, at: index)
    return true
  }
}

private func merged(_ own: AttributeTable, over defaults: AttributeTable) -> [Attribute] {
  if own.isEmpty { return defaults.attributes }
  if defaults.isEmpty { return own.attributes }
  var table = defaults
  table.set(own.attributes)
  return table.attributes
}
