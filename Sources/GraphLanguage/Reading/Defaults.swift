/// The defaults of nodes, or of edges, in a graph and each of its subgraphs.
struct Defaults {
  /// The scope of the graph itself, then those of the subgraphs by their indices.
  private var scopes = [AttributeScope()]

  /// Sets defaults in a subgraph; nil stands for the graph itself.
  mutating func set(_ attributes: [Attribute], in subgraph: Int?) {
    scopes[Self.index(of: subgraph)].set(attributes)
  }

  /// Begins to read a subgraph, for the first time or again.
  mutating func open(_ subgraph: Int) {
    while scopes.count <= Self.index(of: subgraph) { scopes.append(AttributeScope()) }
    scopes[Self.index(of: subgraph)].reopen()
  }

  /// The defaults in force in the subgraph being read.
  ///
  /// - Parameters:
  ///   - path: The subgraphs around it and itself, from the graph inwards; all of them are open.
  ///   - budget: What new tables are charged to.
  ///   - range: Where to report that the budget is used up.
  /// - Returns: The defaults of the innermost subgraph, over those around it.
  /// - Throws: If the budget is used up.
  mutating func table(
    along path: [Int?], budget: inout ReadingBudget, at range: SourceRange
  ) throws(GraphSizeError) -> AttributeTable {
    // Nothing outside changes while a subgraph is read.
    if let known = scopes[Self.index(of: path[path.count - 1])].inForce { return known }
    var table = AttributeTable()
    for subgraph in path {
      table = try scopes[Self.index(of: subgraph)].defaults(
        over: table, budget: &budget, at: range)
    }
    return table
  }

  private static func index(of subgraph: Int?) -> Int { subgraph.map { $0 + 1 } ?? 0 }
}
