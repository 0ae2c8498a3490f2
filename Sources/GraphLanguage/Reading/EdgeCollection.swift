/// The edges of one graph, those that are stated more than once merged.
///
/// In a strict graph there is one edge between two nodes, in others one for each value of the
/// attribute `key`.
struct EdgeCollection {
  /// In the order in which they were created.
  private(set) var all: [ResolvedEdge] = []

  private let isStrict: Bool
  private let isDirected: Bool
  /// Indices in `all` of the edges that may be stated again.
  private var indices: [Key: Int] = [:]

  private struct Key: Hashable {
    let tail: Int
    let head: Int
    let key: String?
  }

  init(isStrict: Bool, isDirected: Bool) {
    self.isStrict = isStrict
    self.isDirected = isDirected
  }

  mutating func reserveCapacity(_ count: Int) { all.reserveCapacity(count) }

  /// Adds an edge, or its attributes to the edge that it states again.
  mutating func add(
    _ edge: consuming ResolvedEdge, budget: inout ReadingBudget
  ) throws(GraphSizeError) {
    let keyAttribute = edge.own["key"]?.value.text
    guard isStrict || keyAttribute != nil else {
      all.append(edge)
      return
    }
    let key = Key(tail: edge.tail, head: edge.head, key: isStrict ? nil : keyAttribute)
    if let known = index(of: key) {
      try budget.spendAttributes(edge.own.attributes.count, at: edge.operatorRange)
      merge(edge, into: known)
      return
    }
    indices[key] = all.count
    all.append(edge)
  }

  private func index(of key: Key) -> Int? {
    if let known = indices[key] { return known }
    return isDirected ? nil : indices[Key(tail: key.head, head: key.tail, key: key.key)]
  }

  private mutating func merge(_ edge: ResolvedEdge, into index: Int) {
    let isReversed = edge.tail != all[index].tail
    let ports = isReversed ? (edge.headPort, edge.tailPort) : (edge.tailPort, edge.headPort)
    all[index].setPorts(tail: ports.0, head: ports.1)
    all[index].own.set(edge.own.attributes)
  }
}
