/// Reads a file: its graphs, and whatever stands between them.
///
/// The parser is one of recursive descent, with a type for each level of the grammar. What is wrong
/// is reported where it is found, and reading continues as if the author had written what was most
/// likely meant: a missing quote, bracket or `=` is supplied, a wrong arrow is read as the right
/// one. Where that does not help, the rest of the statement is skipped: up to `;`, a closing
/// bracket or brace, or the end of the line.
struct DocumentParser {
  private let cursor: TokenCursor
  private let header: GraphHeader
  private let names: NameParser
  private var subgraphs = SubgraphCount()

  init(_ cursor: TokenCursor) {
    self.cursor = cursor
    header = GraphHeader(cursor: cursor)
    names = NameParser(cursor: cursor)
  }

  private var current: Token { cursor.current }

  /// Reads the whole text.
  mutating func parse() -> GraphDocument {
    guard EncodingCheck(cursor: cursor).isReadable() else { return GraphDocument(graphs: []) }
    var graphs: [GraphSyntax] = []
    while current.kind != .endOfFile {
      if header.isHere || (graphs.isEmpty && header.isMisspeltHere) {
        graphs.append(parseGraph())
      } else {
        skipToGraph(isFirst: graphs.isEmpty)
      }
    }
    if current.diagnostic != nil {
      cursor.reportHere(.noGraph)
    } else if graphs.isEmpty, !cursor.hasErrors {
      cursor.report(.noGraph, at: nil)
    }
    return GraphDocument(graphs: graphs)
  }

  /// Reports text outside of all graphs, and skips it.
  private func skipToGraph(isFirst: Bool) {
    if current.kind == .rightBrace {
      cursor.reportHere(.strayBrace)
    } else if isFirst {
      cursor.reportHere(.graphExpected(found: cursor.currentText, nearest: nil))
    } else {
      cursor.reportHere(.textAfterGraph)
    }
    repeat { cursor.advance() } while current.kind != .endOfFile && !header.isHere
  }

  // MARK: - One graph

  private mutating func parseGraph() -> GraphSyntax {
    subgraphs.add(at: current.range, cursor)
    let start = current.range.start
    let strict = cursor.take(.keyword(.strict))
    let keyword = parseKeyword()
    let isDirected = cursor.source.text(in: keyword).lowercased() != "graph"
    let name = parseName()
    let statements = parseBody(after: start, isDirected: isDirected)
    return GraphSyntax(
      strictKeyword: strict?.range, keyword: keyword, isDirected: isDirected, name: name,
      statements: statements, range: SourceRange(start: start, end: cursor.previousEnd))
  }

  private func parseKeyword() -> SourceRange {
    if let keyword = cursor.take(.keyword(.digraph)) ?? cursor.take(.keyword(.graph)) {
      return keyword.range
    }
    cursor.reportHere(
      .graphExpected(found: cursor.currentText, nearest: header.nearestKeyword))
    return current.kind == .bare ? cursor.advance().range : current.range.startPlace
  }

  private func parseName() -> Identifier? {
    if current.kind == .leftBrace { return nil }
    if current.startsLine, cursor.following.kind != .leftBrace { return nil }
    return names.parse()
  }

  private mutating func parseBody(after start: Int, isDirected: Bool) -> [Statement] {
    let opener = parseOpeningBrace(after: start)
    var body = StatementParser(cursor, isDirected: isDirected, subgraphs: subgraphs)
    defer { subgraphs = body.subgraphs }
    return body.parse(opener: opener)
  }

  /// Reads the `{` of a graph.
  ///
  /// - Returns: What to point at if no brace closes the graph; its header if the `{` is missing
  ///   too.
  private func parseOpeningBrace(after start: Int) -> SourceRange {
    if let brace = cursor.take(.leftBrace) { return brace.range }
    let header = SourceRange(start: start, end: cursor.previousEnd)
    cursor.report(.bodyExpected(after: cursor.source.text(in: header)), at: header.endPlace)
    while current.kind != .endOfFile, current.kind != .leftBrace, !current.startsLine {
      cursor.advance()
    }
    return cursor.take(.leftBrace)?.range ?? header
  }
}
