// What stands between braces.

extension Parser {
  /// Reads statements through the closing brace.
  ///
  /// - Parameters:
  ///   - opener: The `{` that was read, to point at if nothing closes it.
  ///   - isInline: Whether nodes without `;` between them are usual here, as in `a -> {b c}`.
  /// - Returns: What could be understood.
  mutating func parseStatements(opener: SourceRange, isInline: Bool = false) -> [Statement] {
    var statements: [Statement] = []
    while current.kind != .rightBrace {
      if current.kind == .endOfFile || isGraphHeaderAtMargin {
        failUnclosedBrace(opener)
        return statements
      }
      let start = current.range.start
      let statement = parseStatement()
      if let statement { statements.append(statement) }
      if take(.semicolon) == nil, !current.startsLine {
        checkSeparation(from: statement, isInline: isInline)
      }
      if current.range.start == start, current.kind != .endOfFile { advance() }
    }
    let closer = advance().range
    checkIndentation(opener: opener, closer: closer)
    return statements
  }

  private mutating func parseStatement() -> Statement? {
    switch current.kind {
    case .keyword(let keyword):
      return parseKeywordStatement(keyword)
    case .leftBrace:
      return parseSubgraphStatement()
    case .bare, .numeral, .quoted, .html, .wronglyQuoted:
      return parseNamedStatement()
    case .stray:
      return isLoneMark ? failMissingTail() : parseNamedStatement()
    case .arrow, .line, .wrongArrow:
      return failMissingTail()
    default:
      failUnexpected()
      return nil
    }
  }

  private mutating func parseKeywordStatement(_ keyword: Keyword) -> Statement? {
    switch keyword {
    case .subgraph:
      return parseSubgraphStatement()
    case .node, .edge, .graph:
      if following().kind == .leftBracket { return parseAttributeStatement(keyword) }
    case .digraph, .strict:
      break
    }
    if keyword == .graph || keyword == .digraph, startsNestedGraph {
      failHere(.graphInGraph(currentText))
      return parseSubgraphStatement()
    }
    return parseNamedStatement()
  }

  private mutating func parseAttributeStatement(_ keyword: Keyword) -> Statement? {
    guard let kind = AttributeStatement.Kind(rawValue: keyword.rawValue) else { return nil }
    let word = currentText
    if word != keyword.rawValue {
      failHere(.capitalKeyword(word, keyword: keyword.rawValue))
    }
    let range = advance().range
    let attributes = parseAttributeLists()
    return .attributes(AttributeStatement(kind: kind, keyword: range, attributes: attributes))
  }

  /// Reads what begins with a name: an assignment, nodes, or a chain of edges.
  private mutating func parseNamedStatement() -> Statement? {
    guard let first = parseNodeReference() else {
      skipStatement()
      return nil
    }
    if current.isEquals, first.port == nil {
      return parseAssignment(name: first.name)
    }
    let nodes = parseNodeList(after: first)
    if isAtEdgeOperator { return parseChain(after: .nodes(nodes)) }
    return .node(NodeStatement(nodes: nodes, attributes: parseAttributeLists()))
  }

  private mutating func parseAssignment(name: Identifier) -> Statement? {
    takeEquals()
    return parseValue(of: name, isInList: false).map {
      .assignment(Attribute(name: name, value: $0))
    }
  }

  // MARK: - Edges

  /// Whether the current token joins two ends, or is a lone `-` or `>` that was meant to.
  private var isAtEdgeOperator: Bool {
    current.isEdgeOperator || (current.kind == .stray && isLoneMark)
  }

  private var isLoneMark: Bool { ["-", ">", "~"].contains(currentText) && !isTouching }

  private mutating func parseChain(after first: EdgeEnd) -> Statement? {
    var ends = [first]
    var operators: [SourceRange] = []
    while isAtEdgeOperator {
      let mark = parseEdgeOperator()
      guard let end = parseEdgeEnd(after: mark) else { break }
      ends.append(end)
      operators.append(mark)
    }
    let attributes = parseAttributeLists()
    if ends.count > 1 {
      return .edge(EdgeStatement(ends: ends, operators: operators, attributes: attributes))
    }
    return statement(of: first)
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
  private mutating func failMissingTail() -> Statement? {
    let followsList =
      !current.startsLine && previousEnd > 0
      && source.bytes[previousEnd - 1] == UInt8(ascii: "]")
    failHere(followsList ? .attributesInChain : .nameExpectedBefore(currentText))
    let mark = advance().range
    return parseEdgeEnd(after: mark).flatMap { parseChain(after: $0) }
  }

  // MARK: - Subgraphs

  private mutating func parseSubgraphStatement() -> Statement? {
    guard let subgraph = parseSubgraph() else {
      skipStatement()
      return nil
    }
    if isAtEdgeOperator { return parseChain(after: .subgraph(subgraph)) }
    if current.kind == .leftBracket {
      failHere(.attributesAfterSubgraph)
      _ = parseAttributeLists()
    }
    return .subgraph(subgraph)
  }

  /// Reads a subgraph from its keyword or brace on.
  private mutating func parseSubgraph() -> SubgraphSyntax? {
    let start = current.range
    let keyword = current.kind == .leftBrace ? nil : advance().range
    let name = startsName && !current.startsLine ? parseName() : nil
    guard current.kind == .leftBrace else {
      let range = SourceRange(start: start.start, end: previousEnd)
      fail(.subgraphBodyExpected(name: name?.text), at: range)
      return SubgraphSyntax(keyword: keyword, name: name, statements: [], range: range)
    }
    let statements = parseSubgraphBody(of: start)
    let range = SourceRange(start: start.start, end: previousEnd)
    return SubgraphSyntax(keyword: keyword, name: name, statements: statements, range: range)
  }

  private mutating func parseSubgraphBody(of start: SourceRange) -> [Statement] {
    guard depth < Self.deepestNesting else {
      failHere(.tooDeep)
      skipBraces()
      return []
    }
    let brace = advance().range
    depth += 1
    defer { depth -= 1 }
    return parseStatements(opener: brace, isInline: !current.startsLine)
  }

  /// Skips from an opening brace through the one that closes it.
  private mutating func skipBraces() {
    var open = 0
    repeat {
      switch advance().kind {
      case .leftBrace: open += 1
      case .rightBrace: open -= 1
      default: break
      }
    } while open > 0 && current.kind != .endOfFile
  }
}
