/// Reads the `->` or `--` between the ends of an edge, or what was written in its place.
struct EdgeOperatorParser {
  let cursor: TokenCursor
  /// Whether the graph is a digraph.
  let isDirected: Bool

  /// Whether an edge operator is here, or a lone `-` or `>` that was meant to be one.
  var isAtOperator: Bool {
    cursor.current.isEdgeOperator || (cursor.current.kind == .stray && isAtLoneSign)
  }

  /// Whether the current token is a part of an edge operator with a space before it.
  var isAtLoneSign: Bool { ["-", ">", "~"].contains(cursor.currentText) && !cursor.isTouching }

  /// Reads the operator here, and reports one of the wrong kind.
  func parse() -> SourceRange {
    switch cursor.current.kind {
    case .arrow: if !isDirected { cursor.reportHere(.arrowInUndirectedGraph) }
    case .line: if isDirected { cursor.reportHere(.lineInDirectedGraph) }
    default: cursor.reportHere(.wrongArrow(cursor.currentText))
    }
    return cursor.advance().range
  }
}
