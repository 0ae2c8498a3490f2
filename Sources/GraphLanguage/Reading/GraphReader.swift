/// Applies DOT's rules to one graph, statement by statement, as Graphviz's own reader does.
///
/// A node is created where it is first named, with the defaults that are in force there. The edges
/// of a statement are created when all of its nodes are: for each tail, one to each head.
struct GraphReader {
  private(set) var budget: ReadingBudget
  /// The graph without its edges.
  private var partial: ResolvedGraph
  private var edges: EdgeCollection
  /// Indices of nodes by their names.
  private var nodeIndices: [String: Int] = [:]
  private var subgraphIndices: [SubgraphKey: Int] = [:]
  /// The subgraphs being read, from the graph itself inwards; nil stands for the graph.
  private var path: [Int?] = [nil]
  private var nodeDefaults = Defaults()
  private var edgeDefaults = Defaults()

  /// A subgraph's name counts within the graph directly around it.
  private struct SubgraphKey: Hashable {
    let parent: Int?
    let name: String
  }

  /// What was read so far.
  var graph: ResolvedGraph {
    var graph = partial
    graph.edges = edges.all
    return graph
  }

  init(_ syntax: GraphSyntax, budget: ReadingBudget) {
    partial = ResolvedGraph(
      name: syntax.name, keyword: syntax.keyword, isDirected: syntax.isDirected,
      strictKeyword: syntax.strictKeyword)
    edges = EdgeCollection(isStrict: syntax.isStrict, isDirected: syntax.isDirected)
    self.budget = budget
    reserveCapacity(for: syntax.statements)
  }

  /// Reserves memory as if each statement of the graph itself were about one node or one edge.
  private mutating func reserveCapacity(for statements: [Statement]) {
    var nodeCount = 0
    var edgeCount = 0
    for statement in statements {
      switch statement {
      case .node: nodeCount += 1
      case .edge: edgeCount += 1
      case .attributes, .assignment, .subgraph: break
      }
    }
    nodeCount = min(nodeCount, GraphReading.maximumNodes)
    partial.nodes.reserveCapacity(nodeCount)
    nodeIndices.reserveCapacity(nodeCount)
    edges.reserveCapacity(min(edgeCount, GraphReading.maximumEdges))
  }

  /// Reads statements of the graph, or of the subgraph being read.
  mutating func read(_ statements: [Statement]) throws(GraphSizeError) {
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

  /// The subgraph being read; nil in the graph itself.
  private var subgraph: Int? { path[path.count - 1] }

  // MARK: - Attributes

  private mutating func read(_ defaults: AttributeStatement) {
    switch defaults.kind {
    case .graph: setGraphAttributes(defaults.attributes)
    case .node: nodeDefaults.set(defaults.attributes, in: subgraph)
    case .edge: edgeDefaults.set(defaults.attributes, in: subgraph)
    }
  }

  private mutating func setGraphAttributes(_ attributes: [Attribute]) {
    if let subgraph {
      partial.subgraphs[subgraph].attributes.set(attributes)
    } else {
      partial.attributes.set(attributes)
    }
  }

  // MARK: - Nodes

  private mutating func read(_ statement: NodeStatement) throws(GraphSizeError) {
    let first = try read(statement.nodes.first)
    let others = try read(statement.nodes.others)
    try declare(first, as: statement.nodes.first.name, with: statement.attributes)
    for (node, reference) in zip(others, statement.nodes.others) {
      try declare(node, as: reference.name, with: statement.attributes)
    }
  }

  private mutating func declare(
    _ node: Int, as name: Identifier, with attributes: [Attribute]
  ) throws(GraphSizeError) {
    if partial.nodes[node].declaration == nil { partial.nodes[node].declaration = name }
    try budget.spendAttributes(attributes.count, at: name.range)
    partial.nodes[node].own.set(attributes)
  }

  /// Creates the nodes that are named for the first time.
  ///
  /// - Returns: The index of each.
  private mutating func read(
    _ references: some Collection<NodeReference>
  ) throws(GraphSizeError) -> [Int] {
    var indices: [Int] = []
    for reference in references { indices.append(try read(reference)) }
    return indices
  }

  /// Creates a node if it is named for the first time.
  ///
  /// - Returns: Its index.
  private mutating func read(_ reference: NodeReference) throws(GraphSizeError) -> Int {
    let name = reference.name
    let index: Int
    if let known = nodeIndices[name.text] {
      index = known
    } else {
      try budget.spendNode(at: name.range)
      index = partial.nodes.count
      nodeIndices[name.text] = index
      let defaults = try nodeDefaults.table(along: path, budget: &budget, at: name.range)
      partial.nodes.append(ResolvedNode(name: name, subgraph: subgraph, defaults: defaults))
    }
    addToSubgraphs(index, mention: name)
    return index
  }

  /// Makes a node a member of the subgraph being read and of those around it.
  private mutating func addToSubgraphs(_ node: Int, mention: Identifier) {
    for case let level? in path.reversed() {
      guard partial.subgraphs[level].insert(node) else { return }
      partial.nodes[node].memberships.append(.init(subgraph: level, mention: mention))
    }
  }

  // MARK: - Edges

  /// Creates the edges of a chain, after all of its nodes.
  private mutating func read(_ statement: EdgeStatement) throws(GraphSizeError) {
    var tails = try read(statement.first)
    var ends: [ResolvedEnd] = []
    ends.reserveCapacity(statement.links.count)
    for link in statement.links.indices { ends.append(try read(statement.links[link].end)) }
    var own = AttributeTable()
    own.set(statement.attributes)
    for link in statement.links.indices {
      try connect(tails, ends[link], at: statement.links[link].operatorRange, own: own)
      tails = ends[link]
    }
  }

  private mutating func read(_ end: EdgeEnd) throws(GraphSizeError) -> ResolvedEnd {
    switch end {
    case .nodes(let nodes):
      nodes.others.isEmpty
        ? .node(try read(nodes.first), nodes.first) : .nodes(try read(nodes), nodes)
    case .subgraph(let syntax):
      .subgraph(partial.subgraphs[try read(syntax)].nodes)
    }
  }

  private mutating func connect(
    _ tails: ResolvedEnd, _ heads: ResolvedEnd, at operatorRange: SourceRange, own: AttributeTable
  ) throws(GraphSizeError) {
    if heads.count == 0 { return }
    let defaults = try edgeDefaults.table(along: path, budget: &budget, at: operatorRange)
    for tail in 0..<tails.count {
      for head in 0..<heads.count {
        try budget.spendEdge(at: operatorRange)
        var edge = ResolvedEdge(
          tail: tails.node(tail), head: heads.node(head),
          tailMention: mention(tail, of: tails), headMention: mention(head, of: heads),
          operatorRange: operatorRange, subgraph: subgraph, own: own, defaults: defaults)
        if tails.hasPorts || heads.hasPorts {
          edge.setPorts(tail: tails.reference(tail)?.port, head: heads.reference(head)?.port)
        }
        try edges.add(edge, budget: &budget)
      }
    }
  }

  private func mention(_ index: Int, of end: ResolvedEnd) -> SourceRange {
    (end.reference(index)?.name ?? partial.nodes[end.node(index)].name).range
  }

  // MARK: - Subgraphs

  /// Reads a subgraph's body.
  ///
  /// - Returns: The subgraph's index.
  private mutating func read(_ syntax: SubgraphSyntax) throws(GraphSizeError) -> Int {
    let index = index(of: syntax)
    nodeDefaults.open(index)
    edgeDefaults.open(index)
    path.append(index)
    defer { path.removeLast() }
    try read(syntax.statements)
    return index
  }

  /// The index of a subgraph, which is created if there is none of its name.
  private mutating func index(of syntax: SubgraphSyntax) -> Int {
    let key = syntax.name.map { SubgraphKey(parent: subgraph, name: $0.text) }
    if let key, let known = subgraphIndices[key] { return known }
    let index = partial.subgraphs.count
    partial.subgraphs.append(
      ResolvedSubgraph(name: syntax.name, range: syntax.range, parent: subgraph))
    if let key { subgraphIndices[key] = index }
    return index
  }
}
