/// Reads lists of attributes, such as `[fps=10, repeat=1]`.
struct AttributeListParser {
  private let cursor: TokenCursor
  private let balance: BalanceCheck
  private let names: NameParser
  private let values: ValueParser
  /// Those of the statement being read; kept, so that each statement's list is made in its final
  /// size.
  private var attributes: [Attribute] = []

  init(_ cursor: TokenCursor, balance: BalanceCheck) {
    self.cursor = cursor
    self.balance = balance
    names = NameParser(cursor: cursor)
    values = ValueParser(cursor: cursor)
  }

  private var current: Token { cursor.current }

  /// Reads all lists that stand here, one after the other.
  mutating func parse() -> [Attribute] {
    attributes.removeAll(keepingCapacity: true)
    while current.kind == .leftBracket {
      let opener = cursor.advance().range
      parseList(opener: opener)
    }
    return Array(attributes[...])
  }

  /// Reads attributes through the closing bracket.
  private mutating func parseList(opener: SourceRange) {
    while current.kind != .rightBracket {
      guard !isPastList else {
        balance.reportBracket(opener)
        return
      }
      switch current.kind {
      case .comma, .semicolon:
        cursor.reportHere(.nothingBeforeSeparator(cursor.currentText))
        cursor.advance()
      case _ where names.isAtName:
        if let attribute = parseAttribute() { attributes.append(attribute) }
        if cursor.take(.comma) == nil { _ = cursor.take(.semicolon) }
      default:
        cursor.reportHere(.unexpectedInAttributes(cursor.currentText))
        cursor.advance()
      }
    }
    cursor.advance()
  }

  /// Whether the current token shows that the list has ended without its bracket.
  private var isPastList: Bool {
    switch current.kind {
    case .endOfFile, .leftBrace, .rightBrace, .leftBracket: true
    case .arrow, .line, .keyword(.subgraph): true
    case .keyword, .bare, .numeral, .quoted, .html, .wronglyQuoted:
      current.startsLine && isNodeHere
    default: false
    }
  }

  /// Whether the name here is that of a node, by what follows it, not that of an attribute.
  private var isNodeHere: Bool {
    let next = cursor.following
    return next.kind == .leftBracket || next.kind == .arrow || next.kind == .line
  }

  private func parseAttribute() -> Attribute? {
    guard let name = names.parse() else { return nil }
    switch current.kind {
    case .equals, .wrongEquals, .wrongArrow, .colon:
      values.parseEquals()
    case .quoted, .numeral:
      guard !current.startsLine, !cursor.following.isEquals else { fallthrough }
      cursor.report(.equalsExpected(after: name.text), at: name.range.endPlace)
    default:
      cursor.report(.attributeWithoutValue(name.text), at: name.range)
      return nil
    }
    return values.parse(of: name, isInList: true).map { Attribute(name: name, value: $0) }
  }
}
