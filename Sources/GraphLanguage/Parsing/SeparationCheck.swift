/// Warns of two statements on one line that were perhaps meant as one, as in `walk left -> idle`.
struct SeparationCheck {
  let cursor: TokenCursor

  /// Checks a statement that the current token follows on the same line without a `;`.
  ///
  /// - Parameters:
  ///   - statement: The statement that was just read; nil if it could not be read.
  ///   - isTopLevel: Whether it is in the graph itself, not in a subgraph.
  func check(after statement: Statement?, isTopLevel: Bool) {
    guard let statement, cursor.current.isIdentifier, cursor.current.diagnostic == nil,
      cursor.following.kind != .equals
    else { return }
    switch statement {
    case .node(let node) where node.attributes.isEmpty:
      node.nodes.last.map { warnOfTwoNodes($0.name) }
    case .edge(let edge) where edge.attributes.isEmpty:
      if case .nodes(let nodes)? = edge.links.last?.end {
        nodes.last.map { warnOfTwoNodes($0.name) }
      }
    case .assignment(let attribute) where isTopLevel:
      warnOfValueAndNode(attribute.value)
    default: break
    }
  }

  private func warnOfTwoNodes(_ first: Identifier) {
    let range = first.fullRange.through(cursor.current.range)
    let problem: SyntaxDiagnostic =
      cursor.isTouching
      ? .splitName(cursor.source.text(in: range), first: first.text, second: second)
      : .twoNodes(first: first.text, second: second)
    cursor.report(problem, at: range)
  }

  private func warnOfValueAndNode(_ value: Identifier) {
    cursor.report(
      .valueAndNode(value: value.text, node: second),
      at: value.fullRange.through(cursor.current.range))
  }

  /// The name that follows the statement.
  private var second: String { cursor.source.text(in: cursor.current.content) }
}
