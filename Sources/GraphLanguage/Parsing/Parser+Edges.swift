// Chains of edges.

extension Parser {
  /// Whether the current token joins two ends, or is a lone `-` or `>` that was meant to.
  var isAtEdgeOperator: Bool {
    current.isEdgeOperator || (current.kind == .stray && isLoneMark)
  }

  var isLoneMark: Bool { ["-", ">", "~"].contains(currentText) && !isTouching }

  mutating func parseChain(after first: EdgeEnd) -> Statement? {
    var links: [EdgeStatement.Link] = []
    while isAtEdgeOperator {
      let mark = parseEdgeOperator()
      guard let end = parseEdgeEnd(after: mark) else { break }
      links.append(EdgeStatement.Link(mark: mark, end: end))
    }
    let attributes = parseAttributeLists()
    if links.isEmpty { return statement(of: first) }
    return .edge(EdgeStatement(first: first, links: links, attributes: attributes))
  }

  /// What is left of a chain that nothing follows.
  private func statement(of end: EdgeEnd) -> Statement {
    switch end {
    case .nodes(let nodes): .node(NodeStatement(nodes: nodes, attributes: []))
    case .subgraph(let subgraph): .subgraph(subgraph)
    }
  }

  private mutating func parseEdgeOperator() -> SourceRange {
    switch current.kind {
    case .arrow: if !isDirected { failHere(.arrowInUndirectedGraph) }
    case .line: if isDirected { failHere(.lineInDirectedGraph) }
    default: failHere(.wrongArrow(currentText))
    }
    return advance().range
  }

  private mutating func parseEdgeEnd(after mark: SourceRange) -> EdgeEnd? {
    if current.kind == .keyword(.subgraph) || current.kind == .leftBrace {
      return parseSubgraph().map { .subgraph($0) }
    }
    guard startsName, let first = parseNodeReference() else {
      fail(.nameExpected(after: source.text(in: mark)), at: mark)
      return nil
    }
    return .nodes(parseNodeList(after: first))
  }

  /// Reports an edge operator without a tail, and reads what follows it.
  mutating func failMissingTail() -> Statement? {
    let followsList =
      !current.startsLine && previousEnd > 0
      && source.bytes[previousEnd - 1] == UInt8(ascii: "]")
    failHere(followsList ? .attributesInChain : .nameExpectedBefore(currentText))
    let mark = advance().range
    return parseEdgeEnd(after: mark).flatMap { parseChain(after: $0) }
  }
}
