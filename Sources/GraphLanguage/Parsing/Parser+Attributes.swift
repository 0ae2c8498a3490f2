// Lists of attributes.

extension Parser {
  /// Reads all lists that stand here, one after the other.
  mutating func parseAttributeLists() -> [Attribute] {
    attributes.removeAll(keepingCapacity: true)
    while current.kind == .leftBracket {
      let opener = advance().range
      parseAttributes(opener: opener)
    }
    return Array(attributes[...])
  }

  /// Reads attributes through the closing bracket.
  private mutating func parseAttributes(opener: SourceRange) {
    while current.kind != .rightBracket {
      guard !isPastList else {
        failUnclosedBracket(opener)
        return
      }
      switch current.kind {
      case .comma, .semicolon:
        failHere(.nothingBeforeSeparator(currentText))
        advance()
      case _ where startsName:
        if let attribute = parseAttribute() { attributes.append(attribute) }
        if take(.comma) == nil { _ = take(.semicolon) }
      default:
        failHere(.unexpectedInAttributes(currentText))
        advance()
      }
    }
    advance()
  }

  /// Whether the current token shows that the list has ended without its bracket.
  private var isPastList: Bool {
    switch current.kind {
    case .endOfFile, .leftBrace, .rightBrace, .leftBracket: true
    case .arrow, .line, .keyword(.subgraph): true
    case .keyword, .bare, .numeral, .quoted, .html, .wronglyQuoted:
      current.startsLine && startsStatementAfterList
    default: false
    }
  }

  /// Whether the name here is followed by what follows a node's name, not an attribute's.
  private var startsStatementAfterList: Bool {
    var ahead = lexer
    let next = ahead.next()
    return next.kind == .leftBracket || next.kind == .arrow || next.kind == .line
  }

  private mutating func failUnclosedBracket(_ opener: SourceRange) {
    if current.problem?.kind == .unclosedComment {
      failHere(.unclosedComment)
    } else {
      fail(.unclosedBracket, at: opener)
    }
    if current.kind == .endOfFile { isUnclosedReported = true }
  }

  private mutating func parseAttribute() -> Attribute? {
    guard let name = parseName() else { return nil }
    switch current.kind {
    case .equals, .wrongEquals, .wrongArrow, .colon:
      takeEquals()
    case .quoted, .numeral:
      guard !current.startsLine, !following().isEquals else { fallthrough }
      fail(.equalsExpected(after: name.text), at: name.range.endPlace)
    default:
      fail(.attributeWithoutValue(name.text), at: name.range)
      return nil
    }
    return parseValue(of: name, isInList: true).map { Attribute(name: name, value: $0) }
  }

  /// Reads the `=` before a value, or what was written in its place.
  mutating func takeEquals() {
    if current.kind != .equals { failHere(.wrongEquals(currentText)) }
    advance()
  }
}
