/// The defaults of nodes, or of edges, in a graph and each of its subgraphs.
struct Defaults {
  /// That of the graph itself comes first, then those of the subgraphs by their places.
  private var scopes = [AttributeScope()]

  /// Sets defaults in a subgraph; nil stands for the graph itself.
  mutating func set(_ attributes: [Attribute], in subgraph: Int?) {
    scopes[Self.place(of: subgraph)].set(attributes)
  }

  /// Begins to read a subgraph, for the first time or again.
  mutating func open(_ subgraph: Int) {
    while scopes.count <= Self.place(of: subgraph) { scopes.append(AttributeScope()) }
    scopes[Self.place(of: subgraph)].reopen()
  }

  /// The defaults in force in the subgraph being read.
  ///
  /// - Parameters:
  ///   - path: The subgraphs around it and itself, from the graph on; all of them are open.
  ///   - budget: What new tables are charged to.
  ///   - range: The words to blame if that is too much.
  /// - Returns: The innermost ones, over those around them.
  /// - Throws: What names the limit that was passed.
  mutating func table(
    along path: [Int?], budget: inout ReadingBudget, at range: SourceRange
  ) throws(Diagnostic) -> AttributeTable {
    // Nothing outside changes while a subgraph is read.
    if let known = scopes[Self.place(of: path[path.count - 1])].inForce { return known }
    var table = AttributeTable()
    for subgraph in path {
      table = try scopes[Self.place(of: subgraph)].defaults(
        over: table, budget: &budget, at: range)
    }
    return table
  }

  private static func place(of subgraph: Int?) -> Int { subgraph.map { $0 + 1 } ?? 0 }
}
