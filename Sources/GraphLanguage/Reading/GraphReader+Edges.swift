// Edges: chains, lists and subgraphs as ends, and edges that are stated more than once.

extension GraphReader {
  /// Edges that are one: in a strict graph all between the same nodes, in others those of the same `key`.
  struct EdgeKey: Hashable {
    let tail: Int
    let head: Int
    let key: String?
  }

  /// One side of an edge, its nodes created.
  private struct End {
    var places: [Int]
    var mentions: [NodeReference]?

    func reference(_ index: Int) -> NodeReference? { mentions?[index] }
  }

  /// Creates the edges of a chain, after all of its nodes.
  mutating func read(_ statement: EdgeStatement) throws(Diagnostic) {
    var ends: [End] = []
    for end in statement.ends {
      switch end {
      case .nodes(let nodes):
        ends.append(End(places: try read(nodes), mentions: nodes))
      case .subgraph(let syntax):
        ends.append(End(places: graph.subgraphs[try read(syntax)].nodes, mentions: nil))
      }
    }
    var own = AttributeTable()
    own.set(statement.attributes)
    for index in statement.operators.indices {
      let between = (ends[index], ends[index + 1])
      try connect(between.0, between.1, at: statement.operators[index], own: own)
    }
  }

  private mutating func connect(
    _ tails: End, _ heads: End, at mark: SourceRange, own: AttributeTable
  ) throws(Diagnostic) {
    if heads.places.isEmpty { return }
    let defaults = try edgeDefaults.table(along: path, budget: &budget, at: mark)
    for tail in tails.places.indices {
      for head in heads.places.indices {
        try budget.spendEdge(at: mark)
        let edge = ResolvedEdge(
          tail: tails.places[tail], head: heads.places[head],
          tailMention: mention(tail, of: tails), headMention: mention(head, of: heads),
          operatorRange: mark, subgraph: subgraph, tailPort: tails.reference(tail)?.port,
          headPort: heads.reference(head)?.port, own: own, defaults: defaults)
        try add(edge)
      }
    }
  }

  private func mention(_ index: Int, of end: End) -> SourceRange {
    (end.reference(index)?.name ?? graph.nodes[end.places[index]].name).range
  }

  /// Adds an edge, or its attributes to the one that it is the same as.
  private mutating func add(_ edge: ResolvedEdge) throws(Diagnostic) {
    let keyword = edge.own["key"]?.value.text
    guard graph.isStrict || keyword != nil else {
      graph.edges.append(edge)
      return
    }
    if let known = place(of: edge, key: keyword) {
      try budget.spendAttributes(edge.own.attributes.count, at: edge.operatorRange)
      merge(edge, into: known)
      return
    }
    let key = EdgeKey(tail: edge.tail, head: edge.head, key: graph.isStrict ? nil : keyword)
    edgePlaces[key] = graph.edges.count
    graph.edges.append(edge)
  }

  private func place(of edge: ResolvedEdge, key: String?) -> Int? {
    let key = graph.isStrict ? nil : key
    if let known = edgePlaces[EdgeKey(tail: edge.tail, head: edge.head, key: key)] { return known }
    return graph.isDirected
      ? nil : edgePlaces[EdgeKey(tail: edge.head, head: edge.tail, key: key)]
  }

  private mutating func merge(_ edge: ResolvedEdge, into place: Int) {
    let isTurned = edge.tail != graph.edges[place].tail
    let ports = isTurned ? (edge.headPort, edge.tailPort) : (edge.tailPort, edge.headPort)
    graph.edges[place].setPorts(tail: ports.0, head: ports.1)
    graph.edges[place].own.set(edge.own.attributes)
  }
}
