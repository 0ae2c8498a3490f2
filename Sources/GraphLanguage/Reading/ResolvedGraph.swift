/// What a graph comes to when DOT's rules are applied: each node once, each edge singly, with the defaults that
/// stood when it was created.
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

/// A node with all that was said of it.
package struct ResolvedNode: Hashable, Sendable {
  /// Where a node was named inside a subgraph for the first time.
  package struct Membership: Hashable, Sendable {
    /// A place in the graph's `subgraphs`.
    package let subgraph: Int
    package let mention: Identifier
  }

  /// The first mention.
  package let name: Identifier
  /// The innermost subgraph around the first mention, as a place in the graph's `subgraphs`.
  package let subgraph: Int?
  /// The first node statement for it; nil if only edges name it.
  package internal(set) var declaration: Identifier?
  /// What node statements gave it.
  package internal(set) var own = AttributeTable()
  /// The node defaults at the time of its creation.
  package let defaults: AttributeTable
  /// All subgraphs that it is in, in the order in which it came into them.
  ///
  /// Being in a subgraph means being in those around it too.
  package internal(set) var memberships: [Membership] = []

  /// The attribute that counts: its own, else the default.
  package subscript(name: String) -> Attribute? { own[name] ?? defaults[name] }

  /// All attributes that count, defaults first.
  package var attributes: [Attribute] { merged(own, over: defaults) }
}

/// One edge with all that was said of it.
package struct ResolvedEdge: Hashable, Sendable {
  /// A place in the graph's `nodes`.
  package let tail: Int
  /// A place in the graph's `nodes`.
  package let head: Int
  /// Where this edge names its tail; of a subgraph's node its first mention.
  package let tailMention: SourceRange
  /// Where this edge names its head; of a subgraph's node its first mention.
  package let headMention: SourceRange
  /// Where its `->` or `--` stands.
  package let operatorRange: SourceRange
  /// The innermost subgraph around its statement, as a place in the graph's `subgraphs`.
  package let subgraph: Int?
  /// The ports of tail and head, or nothing: few edges have one, and the others shall be small.
  private var ports: [Port?] = []
  /// What its statement gave it.
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

  /// Puts ports in the place of those that there are; nil changes nothing.
  mutating func setPorts(tail: Port?, head: Port?) {
    if tail != nil || head != nil { ports = [tail ?? tailPort, head ?? headPort] }
  }

  /// The attribute that counts: its own, else the default.
  package subscript(name: String) -> Attribute? { own[name] ?? defaults[name] }

  /// All attributes that count, defaults first; ports are not among them.
  package var attributes: [Attribute] { merged(own, over: defaults) }
}

/// A subgraph, its bodies taken together where a name came twice.
package struct ResolvedSubgraph: Hashable, Sendable {
  package let name: Identifier?
  /// Where it was first opened.
  package let range: SourceRange
  /// The subgraph around it, as a place in the graph's `subgraphs`; nil directly within the graph.
  package let parent: Int?
  /// Its own attributes, without those of the graphs around it.
  package internal(set) var attributes = AttributeTable()
  /// Places in the graph's `nodes`, ascending: in order of creation.
  package internal(set) var nodes: [Int] = []
}

private func merged(_ own: AttributeTable, over defaults: AttributeTable) -> [Attribute] {
  if own.isEmpty { return defaults.attributes }
  if defaults.isEmpty { return own.attributes }
  var table = defaults
  table.set(own.attributes)
  return table.attributes
}
