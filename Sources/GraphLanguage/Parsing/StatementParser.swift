/// Reads the statements of one graph and of its subgraphs.
struct StatementParser {
  private(set) var subgraphs: SubgraphCount

  private let cursor: TokenCursor
  private let header: GraphHeader
  private let names: NameParser
  private let nodes: NodeParser
  private let values: ValueParser
  private let operators: EdgeOperatorParser
  private let separation: SeparationCheck
  private let balance: BalanceCheck
  private var lists: AttributeListParser

  init(_ cursor: TokenCursor, isDirected: Bool, subgraphs: SubgraphCount) {
    self.cursor = cursor
    self.subgraphs = subgraphs
    header = GraphHeader(cursor: cursor)
    names = NameParser(cursor: cursor)
    nodes = NodeParser(cursor: cursor)
    values = ValueParser(cursor: cursor)
    operators = EdgeOperatorParser(cursor: cursor, isDirected: isDirected)
    separation = SeparationCheck(cursor: cursor)
    balance = BalanceCheck(cursor)
    lists = AttributeListParser(cursor, balance: balance)
  }

  private var current: Token { cursor.current }

  /// Reads statements through the closing brace.
  ///
  /// - Parameters:
  ///   - opener: The `{` that was read, to point at if nothing closes it.
  ///   - isInline: Whether nodes without `;` between them are usual here, as in `a -> {b c}`.
  /// - Returns: What could be read.
  mutating func parse(opener: SourceRange, isInline: Bool = false) -> [Statement] {
    var statements: [Statement] = []
    // Most files are one graph, and most of its statements take more than 16 bytes: the array need
    // not grow.
    if subgraphs.count == 1 { statements.reserveCapacity(cursor.source.bytes.count / 16) }
    while current.kind != .rightBrace {
      if current.kind == .endOfFile || header.isAtMargin {
        balance.reportBrace(opener)
        return statements
      }
      let start = current.range.start
      let statement = parseStatement()
      if cursor.take(.semicolon) == nil, !current.startsLine, !isInline {
        separation.check(after: statement, isTopLevel: subgraphs.depth == 0)
      }
      if let statement { statements.append(statement) }
      if current.range.start == start, current.kind != .endOfFile { cursor.advance() }
    }
    let closer = cursor.advance().range
    balance.checkIndentation(opener: opener, closer: closer)
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
      return operators.isAtLoneSign ? parseChainWithoutTail() : parseNamedStatement()
    case .arrow, .line, .wrongArrow:
      return parseChainWithoutTail()
    default:
      skipUnexpected()
      return nil
    }
  }

  private mutating func parseKeywordStatement(_ keyword: Keyword) -> Statement? {
    switch keyword {
    case .subgraph:
      return parseSubgraphStatement()
    case .node, .edge, .graph:
      if cursor.following.kind == .leftBracket { return parseDefaults(keyword) }
    case .digraph, .strict:
      break
    }
    if keyword == .graph || keyword == .digraph, header.isNested {
      cursor.reportHere(.graphInGraph(cursor.currentText))
      return parseSubgraphStatement()
    }
    return parseNamedStatement()
  }

  /// Reads `node […]`, `edge […]` or `graph […]`.
  private mutating func parseDefaults(_ keyword: Keyword) -> Statement? {
    guard let kind = AttributeStatement.Kind(rawValue: keyword.rawValue) else { return nil }
    let word = cursor.currentText
    if word != keyword.rawValue {
      cursor.reportHere(.capitalKeyword(word, keyword: keyword.rawValue))
    }
    let range = cursor.advance().range
    let attributes = lists.parse()
    return .attributes(AttributeStatement(kind: kind, keyword: range, attributes: attributes))
  }

  /// Reads what begins with a name: an assignment, nodes, or a chain of edges.
  private mutating func parseNamedStatement() -> Statement? {
    guard let first = nodes.parseReference() else {
      cursor.skipStatement()
      return nil
    }
    if current.isEquals, first.port == nil {
      values.parseEquals()
      return values.parse(of: first.name, isInList: false).map {
        .assignment(Attribute(name: first.name, value: $0))
      }
    }
    let list = nodes.parseList(after: first)
    if operators.isAtOperator { return parseChain(after: .nodes(list)) }
    return .node(NodeStatement(nodes: list, attributes: lists.parse()))
  }

  /// Reports a token that no statement begins with, and skips it or the rest of the statement.
  private mutating func skipUnexpected() {
    switch current.kind {
    case .semicolon: cursor.reportHere(.emptyStatement)
    case .comma: cursor.reportHere(.commaBetweenStatements)
    case .rightBracket: cursor.reportHere(.strayBracket)
    case .leftBracket:
      cursor.reportHere(.attributesWithoutName)
      _ = lists.parse()
      return
    case .equals, .wrongEquals:
      cursor.reportHere(.nameExpectedBefore(cursor.currentText))
      cursor.skipStatement()
      return
    default: cursor.reportHere(.unexpected(cursor.currentText))
    }
    cursor.advance()
  }

  // MARK: - Edges

  private mutating func parseChain(after first: EdgeEnd) -> Statement? {
    var links: [EdgeStatement.Link] = []
    while operators.isAtOperator {
      let range = operators.parse()
      guard let end = parseEdgeEnd(after: range) else { break }
      links.append(EdgeStatement.Link(operatorRange: range, end: end))
    }
    let attributes = lists.parse()
    if !links.isEmpty {
      return .edge(EdgeStatement(first: first, links: links, attributes: attributes))
    }
    switch first {
    case .nodes(let nodes): return .node(NodeStatement(nodes: nodes, attributes: []))
    case .subgraph(let subgraph): return .subgraph(subgraph)
    }
  }

  private mutating func parseEdgeEnd(after operatorRange: SourceRange) -> EdgeEnd? {
    if current.kind == .keyword(.subgraph) || current.kind == .leftBrace {
      return .subgraph(parseSubgraph())
    }
    guard names.isAtName, let first = nodes.parseReference() else {
      cursor.report(
        .nameExpected(after: cursor.source.text(in: operatorRange)), at: operatorRange)
      return nil
    }
    return .nodes(nodes.parseList(after: first))
  }

  /// Reports an edge operator without a tail, and reads what follows it.
  private mutating func parseChainWithoutTail() -> Statement? {
    let end = cursor.previousEnd
    let followsList =
      !current.startsLine && end > 0 && cursor.source.bytes[end - 1] == UInt8(ascii: "]")
    cursor.reportHere(
      followsList ? .attributesInChain : .nameExpectedBefore(cursor.currentText))
    let range = cursor.advance().range
    return parseEdgeEnd(after: range).flatMap { parseChain(after: $0) }
  }

  // MARK: - Subgraphs

  private mutating func parseSubgraphStatement() -> Statement? {
    let subgraph = parseSubgraph()
    if operators.isAtOperator { return parseChain(after: .subgraph(subgraph)) }
    if current.kind == .leftBracket {
      cursor.reportHere(.attributesAfterSubgraph)
      _ = lists.parse()
    }
    return .subgraph(subgraph)
  }

  /// Reads a subgraph from its keyword or its opening brace on.
  private mutating func parseSubgraph() -> SubgraphSyntax {
    let start = current.range
    subgraphs.add(at: start, cursor)
    let keyword = current.kind == .leftBrace ? nil : cursor.advance().range
    let name = names.isAtName && !current.startsLine ? names.parse() : nil
    guard current.kind == .leftBrace else {
      let range = SourceRange(start: start.start, end: cursor.previousEnd)
      cursor.report(.subgraphBodyExpected(name: name?.text), at: range)
      return SubgraphSyntax(keyword: keyword, name: name, statements: [], range: range)
    }
    let statements = parseSubgraphBody()
    let range = SourceRange(start: start.start, end: cursor.previousEnd)
    return SubgraphSyntax(keyword: keyword, name: name, statements: statements, range: range)
  }

  private mutating func parseSubgraphBody() -> [Statement] {
    guard subgraphs.enter() else {
      cursor.reportHere(.tooDeep)
      cursor.skipBraces()
      return []
    }
    defer { subgraphs.leave() }
    let brace = cursor.advance().range
    return parse(opener: brace, isInline: !current.startsLine)
  }
}
