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
    // Most files hold one graph, and most of its statements are longer than this: the array need not grow.
    if subgraphCount == 1 { statements.reserveCapacity(source.bytes.count / 16) }
    while current.kind != .rightBrace {
      if current.kind == .endOfFile || isGraphHeaderAtMargin {
        failUnclosedBrace(opener)
        return statements
      }
      let start = current.range.start
      let statement = parseStatement()
      if take(.semicolon) == nil, !current.startsLine, !isInline {
        checkSeparation(from: statement)
      }
      if let statement { statements.append(statement) }
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
}
