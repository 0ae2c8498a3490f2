/// The defaults of one subgraph, which override those of the graphs around it.
///
/// A default that the subgraph does not set itself is looked up outside when it is used, as
/// Graphviz does: a subgraph that is opened again sees what was set outside in the meantime.
struct AttributeScope {
  private var own = AttributeTable()
  /// The defaults in force; made when they are needed and kept until something changes.
  private(set) var inForce: AttributeTable?

  /// Sets defaults in this subgraph.
  mutating func set(_ attributes: [Attribute]) {
    own.set(attributes)
    inForce = nil
  }

  /// Forgets the defaults in force, since those outside may have changed.
  mutating func reopen() {
    inForce = nil
  }

  /// The defaults in force.
  ///
  /// - Parameters:
  ///   - outside: Those in force around the subgraph.
  ///   - budget: What a new table is charged to.
  ///   - range: Where to report that the budget is used up.
  /// - Returns: The outside defaults, overridden by the subgraph's own.
  /// - Throws: If the budget is used up.
  mutating func defaults(
    over outside: AttributeTable, budget: inout ReadingBudget, at range: SourceRange
  ) throws(GraphSizeError) -> AttributeTable {
    if let inForce { return inForce }
    var table = outside
    if !own.isEmpty {
      table.set(own.attributes)
      try budget.spendAttributes(table.attributes.count, at: range)
    }
    inForce = table
    return table
  }
}
