/// Applies DOT's rules to one graph, statement by statement, as Graphviz's own reader does.
///
/// A node is created where it is first named, with the defaults that stand there; each edge is created when its
/// statement has been read, tail by tail and head by head.
struct GraphReader {
  private(set) var graph: ResolvedGraph
  private(set) var budget: ReadingBudget
  private var nodePlaces: [String: Int] = [:]
  private var subgraphPlaces: [SubgraphKey: Int] = [:]
  private var edgePlaces: [EdgeKey: Int] = [:]
  /// The subgraphs being read, from the graph itself on; nil stands for the graph.
  private var path: [Int?] = [nil]
  private var nodeScopes: [Int?: AttributeScope] = [:]
  private var edgeScopes: [Int?: AttributeScope] = [:]

  /// A subgraph's name counts within the graph directly around it.
  private struct SubgraphKey: Hashable {
    let parent: Int?
    let name: String
  }

  /// Edges that are one: in a strict graph all between the same nodes, in others those of the same `key`.
  private struct EdgeKey: Hashable {
    let tail: Int
    let head: Int
    let key: String?
  }

  init(_ syntax: GraphSyntax, budget: ReadingBudget) {
    graph = ResolvedGraph(
      name: syntax.name, keyword: syntax.keyword, isDirected: syntax.isDirected,
      strictKeyword: syntax.strictKeyword)
    self.budget = budget
  }

  /// Reads statements into the graph.
  ///
  /// - Parameter statements: Those of the graph, or of the subgraph being read.
  /// - Throws: What names the limit that was passed.
  mutating func read(_ statements: [Statement]) throws(Diagnostic) {
    for statement in statements {
      switch statement {
      case .node(let node): try read(node)
      case .edge(let edge): try read(edge)
      case .attributes(let defaults): read(defaults)
      case .assignment(let attribute): setGraphAttributes([attribute])
      case .subgraph(let subgraph): _ = try read(subgraph)
      }
    }
  }

  private var subgraph: Int? { path[path.count - 1] }

  // MARK: - Attributes

  private mutating func read(_ defaults: AttributeStatement) {
    switch defaults.kind {
    case .graph: setGraphAttributes(defaults.attributes)
    case .node: nodeScopes[subgraph, default: AttributeScope()].set(defaults.attributes)
    case .edge: edgeScopes[subgraph, default: AttributeScope()].set(defaults.attributes)
    }
  }

  private mutating func setGraphAttributes(_ attributes: [Attribute]) {
    if let subgraph {
      graph.subgraphs[subgraph].attributes.set(attributes)
    } else {
      graph.attributes.set(attributes)
    }
  }

  private mutating func nodeDefaults(at range: SourceRange) throws(Diagnostic) -> AttributeTable {
    var table = AttributeTable()
    for level in path {
      table = try nodeScopes[level, default: AttributeScope()].defaults(
        over: table, budget: &budget, at: range)
    }
    return table
  }

  private mutating func edgeDefaults(at range: SourceRange) throws(Diagnostic) -> AttributeTable {
    var table = AttributeTable()
    for level in path {
      table = try edgeScopes[level, default: AttributeScope()].defaults(
        over: table, budget: &budget, at: range)
    }
    return table
  }

  // MARK: - Nodes

  private mutating func read(_ statement: NodeStatement) throws(Diagnostic) {
    let places = try read(statement.nodes)
    for (place, reference) in zip(places, statement.nodes) {
      if graph.nodes[place].declaration == nil { graph.nodes[place].declaration = reference.name }
      try budget.spendAttributes(statement.attributes.count, at: reference.name.range)
      graph.nodes[place].own.set(statement.attributes)
    }
  }

  /// Creates the nodes that are named for the first time.
  private mutating func read(_ references: [NodeReference]) throws(Diagnostic) -> [Int] {
    var places: [Int] = []
    for reference in references { places.append(try read(reference)) }
    return places
  }

  private mutating func read(_ reference: NodeReference) throws(Diagnostic) -> Int {
    let name = reference.name
    let place: Int
    if let known = nodePlaces[name.text] {
      place = known
    } else {
      try budget.spendNode(at: name.range)
      place = graph.nodes.count
      nodePlaces[name.text] = place
      let defaults = try nodeDefaults(at: name.range)
      graph.nodes.append(ResolvedNode(name: name, subgraph: subgraph, defaults: defaults))
    }
    enter(place, as: name)
    return place
  }

  /// Makes a node a member of the subgraph being read and of those around it.
  private mutating func enter(_ node: Int, as mention: Identifier) {
    for case let level? in path.reversed() {
      guard graph.subgraphs[level].insert(node) else { return }
      graph.nodes[node].memberships.append(.init(subgraph: level, mention: mention))
    }
  }

  // MARK: - Subgraphs

  /// Reads a subgraph's body.
  ///
  /// - Returns: Its place among the subgraphs.
  private mutating func read(_ syntax: SubgraphSyntax) throws(Diagnostic) -> Int {
    let place = place(of: syntax)
    nodeScopes[place]?.reopen()
    edgeScopes[place]?.reopen()
    path.append(place)
    defer { path.removeLast() }
    try read(syntax.statements)
    return place
  }

  private mutating func place(of syntax: SubgraphSyntax) -> Int {
    let key = syntax.name.map { SubgraphKey(parent: subgraph, name: $0.text) }
    if let key, let known = subgraphPlaces[key] { return known }
    let place = graph.subgraphs.count
    graph.subgraphs.append(
      ResolvedSubgraph(name: syntax.name, range: syntax.range, parent: subgraph))
    if let key { subgraphPlaces[key] = place }
    return place
  }

  // MARK: - Edges

  /// One side of an edge, its nodes created.
  private struct End {
    var places: [Int]
    var mentions: [NodeReference]?

    func reference(_ index: Int) -> NodeReference? { mentions?[index] }
  }

  private mutating func read(_ statement: EdgeStatement) throws(Diagnostic) {
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
    let defaults = try edgeDefaults(at: mark)
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
    if let port = ports.0 { graph.edges[place].tailPort = port }
    if let port = ports.1 { graph.edges[place].headPort = port }
    graph.edges[place].own.set(edge.own.attributes)
  }
}

extension ResolvedSubgraph {
  /// Makes a node a member; false if it is one already.
  fileprivate mutating func insert(_ node: Int) -> Bool {
    var low = 0
    var high = nodes.count
    while low < high {
      let middle = (low + high) / 2
      if nodes[middle] < node { low = middle + 1 } else { high = middle }
    }
    if low < nodes.count, nodes[low] == node { return false }
    nodes.insert(node, at: low)
    return true
  }
}
