/// Reads values of attributes, and what was written in place of one.
struct ValueParser {
  private let cursor: TokenCursor
  private let names: NameParser
  private let identifiers: IdentifierParser

  init(cursor: TokenCursor) {
    self.cursor = cursor
    names = NameParser(cursor: cursor)
    identifiers = IdentifierParser(cursor: cursor)
  }

  private var current: Token { cursor.current }
  private var bytes: [UInt8] { cursor.source.bytes }

  /// Reads the `=` before a value, or what was written in its place.
  func parseEquals() {
    if current.kind != .equals { cursor.reportHere(.wrongEquals(cursor.currentText)) }
    cursor.advance()
  }

  /// Reads the value after `=`; one that needs quotes is reported and read as it is written.
  ///
  /// - Parameters:
  ///   - name: The attribute's name.
  ///   - isInList: Whether the attribute is in brackets; if not, it is a statement.
  /// - Returns: Nil if there is no value.
  func parse(of name: Identifier, isInList: Bool) -> Identifier? {
    if let colour = parseUnquotedColour() { return colour }
    switch current.kind {
    case .bare, .numeral:
      return parseBareValue(isInList: isInList)
    case .quoted, .html, .wronglyQuoted:
      return identifiers.parse()
    case .keyword where !current.startsLine:
      return names.parse()
    case .leftBracket where !current.startsLine:
      if let list = parseBracketedValue() { return list }
    case .stray, .colon, .equals, .wrongEquals, .arrow, .plus:
      if !current.startsLine { return parseOddValue(from: current.range.start) }
    default: break
    }
    let end = cursor.previousEnd
    cursor.report(
      .valueExpected(after: name.text), at: SourceRange(start: end - 1, end: end))
    return nil
  }

  /// Reads `#ff0000`, which the lexer has skipped as a comment.
  private func parseUnquotedColour() -> Identifier? {
    let bytes = self.bytes
    let start =
      bytes[cursor.previousEnd...].firstIndex { $0 != UInt8(ascii: " ") } ?? bytes.count
    guard start < bytes.count, bytes[start] == UInt8(ascii: "#") else { return nil }
    let digits = bytes[(start + 1)...].prefix { $0.isHexDigit }
    guard digits.count >= 3, digits.endIndex == bytes.count || !bytes[digits.endIndex].startsName
    else { return nil }
    let range = SourceRange(start: start, end: digits.endIndex)
    cursor.report(.numberSignStartsComment(cursor.source.text(in: range)), at: range)
    cursor.resume(at: range.end)
    return cursor.source.word(in: range)
  }

  /// Reads `[0, 1, 2]` on one line.
  private func parseBracketedValue() -> Identifier? {
    let start = current.range.start
    let line = bytes[start..<bytes.lineEnd(from: start)]
    guard let close = line.firstIndex(of: UInt8(ascii: "]")) else { return nil }
    let content = SourceRange(start: start + 1, end: close)
    cursor.report(
      .bracketsAsValue(content: cursor.source.text(in: content)),
      at: SourceRange(start: start, end: close + 1))
    cursor.resume(at: close + 1)
    return cursor.source.word(in: content)
  }

  private func parseBareValue(isInList: Bool) -> Identifier {
    let start = current.range.start
    let kind = current.kind
    let value = identifiers.parse()
    if isValueContinued { return parseOddValue(from: start) }
    guard isInList, let end = endOfFurtherWords(afterNumeral: kind == .numeral) else {
      return value
    }
    return reportOddValue(SourceRange(start: start, end: end))
  }

  // MARK: - Values that need quotes

  private func parseOddValue(from start: Int) -> Identifier {
    let end = max(endOfWord(from: start), min(start + 1, bytes.count))
    return reportOddValue(SourceRange(start: start, end: end))
  }

  private func reportOddValue(_ range: SourceRange) -> Identifier {
    cursor.report(.valueNeedsQuotes(cursor.source.text(in: range)), at: range)
    cursor.resume(at: range.end)
    return cursor.source.word(in: range)
  }

  /// Whether what directly follows the value read last belongs to it.
  private var isValueContinued: Bool {
    let bytes = self.bytes
    let end = cursor.previousEnd
    guard end < bytes.count else { return false }
    switch bytes[end] {
    case UInt8(ascii: "]"), UInt8(ascii: "["), UInt8(ascii: ";"), UInt8(ascii: "{"),
      UInt8(ascii: "}"), UInt8(ascii: "#"):
      return false
    case UInt8(ascii: ","): return endOfWord(from: end) > end
    case UInt8(ascii: "/") where bytes.startsComment(at: end):
      return current.diagnostic?.kind == .unclosedComment
    default: return !bytes[end].isSpace && bytes.oddSpace(at: end) == nil
    }
  }

  /// The end of what was meant as one value: at a space, a bracket, a brace, or a separator.
  private func endOfWord(from start: Int) -> Int {
    let bytes = self.bytes
    var place = start
    while place < bytes.count, !bytes[place].isSpace {
      switch bytes[place] {
      case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
        UInt8(ascii: ";"), UInt8(ascii: "\""):
        return place
      case UInt8(ascii: ","):
        if endsValue(commaAt: place) { return place }
      default: break
      }
      place += 1
    }
    return place
  }

  /// Whether a comma is followed by another attribute or by the list's end, not by more of the
  /// value.
  private func endsValue(commaAt comma: Int) -> Bool {
    var ahead = cursor.lookahead(from: comma + 1)
    let next = ahead.next()
    guard next.range.start == comma + 1, next.isIdentifier || next.kind == .stray else {
      return true
    }
    return ahead.next().isEquals
  }

  /// The end of further words on the line, as in `on=key d`, if they belong to the value before
  /// them.
  private func endOfFurtherWords(afterNumeral: Bool) -> Int? {
    var ahead = cursor.lookahead
    var next = current
    var end: Int?
    while !next.startsLine {
      let isListed = next.kind == .comma
      if isListed { next = ahead.next() }
      let isNumeral = next.kind == .numeral
      guard isNumeral || (next.kind == .bare && !isListed) else { break }
      if afterNumeral, !isNumeral, !isUnit(next) { break }
      let after = ahead.next()
      if after.isEquals || after.kind == .colon { break }
      end = next.range.end
      next = after
    }
    return end
  }

  private func isUnit(_ token: Token) -> Bool {
    ["ms", "s", "h", "fps", "px"].contains(cursor.source.text(in: token.range))
  }
}
