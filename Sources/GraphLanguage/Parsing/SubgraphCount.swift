/// Counts the graphs and subgraphs of a file, so that a hostile one cannot exhaust memory or the
/// stack.
struct SubgraphCount {
  /// Maximum number of graphs and subgraphs in a file.
  static let maximum = 100_000
  /// Maximum depth of subgraphs within each other.
  static let maximumDepth = 64

  private(set) var count = 0
  /// How many subgraphs are being read within each other; zero in the graph itself.
  private(set) var depth = 0

  /// Counts a graph or subgraph; after too many, the rest of the text is skipped.
  mutating func add(at range: SourceRange, _ cursor: TokenCursor) {
    count += 1
    if count > Self.maximum { cursor.stop(with: .tooManySubgraphs, at: range) }
  }

  /// Enters the body of a subgraph; false if it is too deep.
  mutating func enter() -> Bool {
    guard depth < Self.maximumDepth else { return false }
    depth += 1
    return true
  }

  mutating func leave() { depth -= 1 }
}
