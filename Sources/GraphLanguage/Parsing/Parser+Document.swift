// The file and its graphs.

extension Parser {
  /// Reads the whole text.
  mutating func parseDocument() -> GraphDocument {
    guard checkText() else { return GraphDocument(graphs: []) }
    var graphs: [GraphSyntax] = []
    while current.kind != .endOfFile {
      if startsGraph || (graphs.isEmpty && startsMisspeltGraph) {
        graphs.append(parseGraph())
      } else {
        skipToGraph(isFirst: graphs.isEmpty)
      }
    }
    if current.problem != nil || (graphs.isEmpty && report.errorCount == 0) {
      failAtEnd()
    }
    return GraphDocument(graphs: graphs)
  }

  /// Reports what is wrong with the text as a whole; false if there is no sense in reading it.
  private mutating func checkText() -> Bool {
    if case .latin1(let place) = source.encoding {
      let marks: [[UInt8]] = [[0xC3, 0xBF, 0xC3, 0xBE], [0xC3, 0xBE, 0xC3, 0xBF]]
      if marks.contains(where: source.bytes.starts(with:)) {
        fail(.utf16, at: nil)
        return false
      }
      if !source.holdsZero { fail(.latin1, at: SourceRange(start: place, end: place + 2)) }
    }
    if source.holdsZero { fail(.notText, at: nil) }
    if let lone = source.loneCarriageReturn {
      fail(.loneCarriageReturn, at: SourceRange(start: lone, end: lone + 1))
    }
    return !source.holdsZero
  }

  private mutating func failAtEnd() {
    if current.problem != nil {
      failHere(.noGraph)
    } else {
      fail(.noGraph, at: nil)
    }
  }

  // MARK: - Headers

  /// Whether the current token begins a graph's header.
  private var startsGraph: Bool {
    switch current.kind {
    case .keyword(.strict), .keyword(.digraph): true
    case .keyword(.graph): following().kind != .leftBracket
    default: false
    }
  }

  /// Whether what stands here looks like a header with a slip in its first word.
  private var startsMisspeltGraph: Bool {
    guard current.kind == .bare, nearestHeaderKeyword != nil else { return false }
    let next = following()
    return next.kind == .leftBrace || next.isIdentifier
  }

  private var nearestHeaderKeyword: String? {
    nearestName(to: currentText, among: ["digraph", "graph"])
  }

  /// Reports text outside of all graphs, and skips it.
  private mutating func skipToGraph(isFirst: Bool) {
    if current.kind == .rightBrace {
      failHere(.strayBrace)
    } else if isFirst {
      failHere(.graphExpected(found: currentText, nearest: nil))
    } else {
      failHere(.textAfterGraph)
    }
    repeat { advance() } while current.kind != .endOfFile && !startsGraph
  }

  private mutating func parseGraph() -> GraphSyntax {
    countSubgraph(at: current.range)
    let start = current.range.start
    let strict = take(.keyword(.strict))
    let keyword = parseGraphKeyword()
    isDirected = source.text(in: keyword).lowercased() != "graph"
    let name = parseGraphName()
    let statements = parseGraphBody(after: start)
    return GraphSyntax(
      strictKeyword: strict?.range, keyword: keyword, isDirected: isDirected, name: name,
      statements: statements, range: SourceRange(start: start, end: previousEnd))
  }

  private mutating func parseGraphKeyword() -> SourceRange {
    if let keyword = take(.keyword(.digraph)) ?? take(.keyword(.graph)) { return keyword.range }
    failHere(.graphExpected(found: currentText, nearest: nearestHeaderKeyword))
    return current.kind == .bare ? advance().range : current.range.startPlace
  }

  private mutating func parseGraphName() -> Identifier? {
    if current.kind == .leftBrace { return nil }
    if current.startsLine, following().kind != .leftBrace { return nil }
    return parseName()
  }

  private mutating func parseGraphBody(after start: Int) -> [Statement] {
    suspectBrace = nil
    isUnclosedReported = false
    if let brace = take(.leftBrace) { return parseStatements(opener: brace.range) }
    let header = SourceRange(start: start, end: previousEnd)
    fail(.bodyExpected(after: source.text(in: header)), at: header.endPlace)
    while current.kind != .endOfFile, current.kind != .leftBrace, !current.startsLine { advance() }
    return parseStatements(opener: take(.leftBrace)?.range ?? header)
  }
}
