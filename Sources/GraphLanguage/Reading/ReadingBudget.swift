/// Counts what was read of a file, so that a small file cannot become a huge graph.
struct ReadingBudget {
  private var nodes = 0
  private var edges = 0
  private var attributes = 0

  mutating func spendNode(at range: SourceRange) throws(GraphSizeError) {
    nodes += 1
    try check(nodes, GraphReading.maximumNodes, of: "states", at: range)
  }

  mutating func spendEdge(at range: SourceRange) throws(GraphSizeError) {
    edges += 1
    try check(edges, GraphReading.maximumEdges, of: "edges", at: range)
  }

  mutating func spendAttributes(_ count: Int, at range: SourceRange) throws(GraphSizeError) {
    attributes += count
    try check(attributes, GraphReading.maximumAttributes, of: "attributes", at: range)
  }

  private func check(
    _ count: Int, _ maximum: Int, of things: StaticString, at range: SourceRange
  ) throws(GraphSizeError) {
    if count > maximum { throw GraphSizeError(maximum: maximum, things: things, range: range) }
  }
}
