/// The defaults that stand in one subgraph, over those of the graphs around it.
///
/// A default that the subgraph does not set itself is looked up outside at the time of use, as Graphviz does: a
/// subgraph that is opened a second time sees what was set outside in between.
struct AttributeScope {
  private var set = AttributeTable()
  /// The defaults in force, made when asked for and kept until something changes.
  private(set) var inForce: AttributeTable?

  /// Sets defaults in this subgraph.
  mutating func set(_ attributes: [Attribute]) {
    set.set(attributes)
    inForce = nil
  }

  /// Forgets what was in force, since something outside may have changed.
  mutating func reopen() {
    inForce = nil
  }

  /// The defaults in force.
  ///
  /// - Parameters:
  ///   - outside: Those in force around the subgraph.
  ///   - budget: What a new table is charged to.
  ///   - range: The words to blame if that is too much.
  /// - Returns: They, with the subgraph's own in their place.
  /// - Throws: What names the limit that was passed.
  mutating func defaults(
    over outside: AttributeTable, budget: inout ReadingBudget, at range: SourceRange
  ) throws(Diagnostic) -> AttributeTable {
    if let inForce { return inForce }
    var table = outside
    if !set.isEmpty {
      table.set(set.attributes)
      try budget.spendAttributes(table.attributes.count, at: range)
    }
    inForce = table
    return table
  }
}
