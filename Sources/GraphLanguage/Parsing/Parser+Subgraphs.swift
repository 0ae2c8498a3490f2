// Graphs within graphs.

extension Parser {
  mutating func parseSubgraphStatement() -> Statement? {
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
  mutating func parseSubgraph() -> SubgraphSyntax? {
    let start = current.range
    countSubgraph(at: start)
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
