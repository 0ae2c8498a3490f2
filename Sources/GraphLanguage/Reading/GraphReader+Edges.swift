// Edges: chains, lists and subgraphs as ends, and edges that are stated more than once.

extension GraphReader {
  /// Edges that are one: in a strict graph all between the same nodes, in others those of the same `key`.
  struct EdgeKey: Hashable {
    let tail: Int
    let head: Int
    let key: String?
  }

  /// One side of an edge, its nodes created.
  private enum End {
    case node(Int, NodeReference)
    case nodes([Int], NodeList)
    case subgraph([Int])

    var count: Int {
      switch self {
      case .node: 1
      case .nodes(let places, _), .subgraph(let places): places.count
      }
    }

    /// A place in the graph's nodes.
    func place(_ index: Int) -> Int {
      switch self {
      case .node(let place, _): place
      case .nodes(let places, _), .subgraph(let places): places[index]
      }
    }

    var holdsPorts: Bool {
      switch self {
      case .node(_, let reference): reference.hasPort
      case .nodes(_, let references): references.contains(where: \.hasPort)
      case .subgraph: false
      }
    }

    /// How the statement names the node; nil if only a subgraph brings it.
    func reference(_ index: Int) -> NodeReference? {
      switch self {
      case .node(_, let reference): reference
      case .nodes(_, let references): references[index]
      case .subgraph: nil
      }
    }
  }

  /// Creates the edges of a chain, after all of its nodes.
  mutating func read(_ statement: EdgeStatement) throws(Diagnostic) {
    var tails = try read(statement.first)
    var ends: [End] = []
    ends.reserveCapacity(statement.links.count)
    for link in statement.links.indices { ends.append(try read(statement.links[link].end)) }
    var own = AttributeTable()
    own.set(statement.attributes)
    for link in statement.links.indices {
      try connect(tails, ends[link], at: statement.links[link].operatorRange, own: own)
      tails = ends[link]
    }
  }

  private mutating func read(_ end: EdgeEnd) throws(Diagnostic) -> End {
    switch end {
    case .nodes(let nodes):
      nodes.others.isEmpty
        ? .node(try read(nodes.first), nodes.first) : .nodes(try read(nodes), nodes)
    case .subgraph(let syntax):
      .subgraph(graph.subgraphs[try read(syntax)].nodes)
    }
  }

  private mutating func connect(
    _ tails: End, _ heads: End, at mark: SourceRange, own: AttributeTable
  ) throws(Diagnostic) {
    if heads.count == 0 { return }
    let defaults = try edgeDefaults.table(along: path, budget: &budget, at: mark)
    for tail in 0..<tails.count {
      for head in 0..<heads.count {
        try budget.spendEdge(at: mark)
        var edge = ResolvedEdge(
          tail: tails.place(tail), head: heads.place(head),
          tailMention: mention(tail, of: tails), headMention: mention(head, of: heads),
          operatorRange: mark, subgraph: subgraph, own: own, defaults: defaults)
        if tails.holdsPorts || heads.holdsPorts {
          edge.setPorts(tail: tails.reference(tail)?.port, head: heads.reference(head)?.port)
        }
        try add(edge)
      }
    }
  }

  private func mention(_ index: Int, of end: End) -> SourceRange {
    (end.reference(index)?.name ?? graph.nodes[end.place(index)].name).range
  }

  /// Adds an edge, or its attributes to the one that it is the same as.
  private mutating func add(_ edge: consuming ResolvedEdge) throws(Diagnostic) {
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
