/// Applies DOT's rules to one graph, statement by statement, as Graphviz's own reader does.
///
/// A node is created where it is first named, with the defaults that stand there; each edge is created when its
/// statement has been read, tail by tail and head by head.
struct GraphReader {
  var graph: ResolvedGraph
  var budget: ReadingBudget
  private var nodePlaces: [String: Int] = [:]
  private var subgraphPlaces: [SubgraphKey: Int] = [:]
  /// Places in the graph's edges of those that may be stated again.
  var edgePlaces: [EdgeKey: Int] = [:]
  /// The subgraphs being read, from the graph itself on; nil stands for the graph.
  private(set) var path: [Int?] = [nil]
  private var nodeDefaults = Defaults()
  var edgeDefaults = Defaults()

  /// A subgraph's name counts within the graph directly around it.
  private struct SubgraphKey: Hashable {
    let parent: Int?
    let name: String
  }

  init(_ syntax: GraphSyntax, budget: ReadingBudget) {
    graph = ResolvedGraph(
      name: syntax.name, keyword: syntax.keyword, isDirected: syntax.isDirected,
      strictKeyword: syntax.strictKeyword)
    self.budget = budget
    reserveCapacity(for: syntax.statements)
  }

  /// Makes room for what the graph's own statements will come to, if each tells of one node or one edge.
  private mutating func reserveCapacity(for statements: [Statement]) {
    var nodes = 0
    var edges = 0
    for statement in statements {
      switch statement {
      case .node: nodes += 1
      case .edge: edges += 1
      case .attributes, .assignment, .subgraph: break
      }
    }
    nodes = min(nodes, GraphReading.mostNodes)
    graph.nodes.reserveCapacity(nodes)
    nodePlaces.reserveCapacity(nodes)
    graph.edges.reserveCapacity(min(edges, GraphReading.mostEdges))
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

  /// The subgraph being read; nil in the graph itself.
  var subgraph: Int? { path[path.count - 1] }

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
      graph.subgraphs[subgraph].attributes.set(attributes)
    } else {
      graph.attributes.set(attributes)
    }
  }

  // MARK: - Nodes

  private mutating func read(_ statement: NodeStatement) throws(Diagnostic) {
    let first = try read(statement.nodes.first)
    let others = try read(statement.nodes.others)
    try declare(first, as: statement.nodes.first.name, with: statement.attributes)
    for (place, reference) in zip(others, statement.nodes.others) {
      try declare(place, as: reference.name, with: statement.attributes)
    }
  }

  private mutating func declare(
    _ place: Int, as name: Identifier, with attributes: [Attribute]
  ) throws(Diagnostic) {
    if graph.nodes[place].declaration == nil { graph.nodes[place].declaration = name }
    try budget.spendAttributes(attributes.count, at: name.range)
    graph.nodes[place].own.set(attributes)
  }

  /// Creates the nodes that are named for the first time.
  mutating func read(_ references: some Collection<NodeReference>) throws(Diagnostic) -> [Int] {
    var places: [Int] = []
    for reference in references { places.append(try read(reference)) }
    return places
  }

  /// Creates a node if it is named for the first time.
  mutating func read(_ reference: NodeReference) throws(Diagnostic) -> Int {
    let name = reference.name
    let place: Int
    if let known = nodePlaces[name.text] {
      place = known
    } else {
      try budget.spendNode(at: name.range)
      place = graph.nodes.count
      nodePlaces[name.text] = place
      let defaults = try nodeDefaults.table(along: path, budget: &budget, at: name.range)
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
  mutating func read(_ syntax: SubgraphSyntax) throws(Diagnostic) -> Int {
    let place = place(of: syntax)
    nodeDefaults.open(place)
    edgeDefaults.open(place)
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
