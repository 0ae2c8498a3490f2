// What is wrong between statements and around them.

extension Parser {
  /// Whether `digraph` or `graph` stands first on its line, as only the next graph of a file would.
  var isGraphHeaderAtMargin: Bool {
    guard current.startsLine else { return false }
    let isAtMargin =
      current.range.start == source.range(ofLine: source.line(at: current.range.start)).start
    switch current.kind {
    case .keyword(.digraph), .keyword(.strict), .keyword(.graph):
      return isAtMargin && startsNestedGraph
    default:
      return false
    }
  }

  /// Whether the keyword here is followed by what follows it in a graph's header.
  var startsNestedGraph: Bool {
    var ahead = lexer
    let next = ahead.next()
    switch next.kind {
    case .leftBrace, .keyword(.graph), .keyword(.digraph): return true
    default: return next.isIdentifier && ahead.next().kind == .leftBrace
    }
  }

  /// Reports a brace that nothing closes: the one that the indentation speaks against, else this one.
  mutating func failUnclosedBrace(_ opener: SourceRange) {
    if current.problem?.kind == .unclosedComment {
      failHere(.unclosedComment)
    } else if !isUnclosedReported {
      fail(.unclosedBrace, at: suspectBrace ?? opener)
      isUnclosedReported = true
    }
  }

  /// Remembers a brace whose closing brace stands further left than its line begins: it has most likely taken
  /// the closing brace of the one around it.
  mutating func checkIndentation(opener: SourceRange, closer: SourceRange) {
    guard suspectBrace == nil, indentation(of: closer) < indentation(of: opener),
      startsItsLine(closer)
    else { return }
    suspectBrace = opener
  }

  private func indentation(of range: SourceRange) -> Int {
    let line = source.range(ofLine: source.line(at: range.start))
    return source.bytes[line.start..<line.end].prefix { $0 == UInt8(ascii: " ") || $0 == 9 }.count
  }

  private func startsItsLine(_ range: SourceRange) -> Bool {
    let line = source.range(ofLine: source.line(at: range.start))
    return source.bytes[line.start..<range.start].allSatisfy(\.isSpace)
  }

  /// Reports two statements on one line that were perhaps meant as one.
  mutating func checkSeparation(from statement: Statement?) {
    guard let statement, current.isIdentifier, current.problem == nil,
      following().kind != .equals
    else { return }
    switch statement {
    case .node(let node) where node.attributes.isEmpty:
      node.nodes.last.map { warnTwoNodes($0.name) }
    case .edge(let edge) where edge.attributes.isEmpty:
      if case .nodes(let nodes)? = edge.links.last?.end { nodes.last.map { warnTwoNodes($0.name) } }
    case .assignment(let attribute) where depth == 0:
      warnTwoNodes(attribute.value, isValue: true)
    default: break
    }
  }

  private mutating func warnTwoNodes(_ first: Identifier, isValue: Bool = false) {
    let second = source.text(in: current.content)
    let range = first.fullRange.through(current.range)
    let problem: SyntaxProblem =
      if isValue {
        .valueAndNode(value: first.text, node: second)
      } else if isTouching {
        .splitName(source.text(in: range), first: first.text, second: second)
      } else {
        .twoNodes(first: first.text, second: second)
      }
    fail(problem, at: range)
  }

  /// Reports a token that no statement begins with, and steps over it or the rest of the statement.
  mutating func failUnexpected() {
    switch current.kind {
    case .semicolon: failHere(.emptyStatement)
    case .comma: failHere(.commaBetweenStatements)
    case .rightBracket: failHere(.strayBracket)
    case .leftBracket:
      failHere(.attributesWithoutName)
      _ = parseAttributeLists()
      return
    case .equals, .wrongEquals:
      failHere(.nameExpectedBefore(currentText))
      skipStatement()
      return
    default: failHere(.unexpected(currentText))
    }
    advance()
  }
}
