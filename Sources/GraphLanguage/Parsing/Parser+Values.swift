// Values of attributes, and what was written in place of one.

extension Parser {
  /// Reads the value after `=`; one that needs quotes is reported and taken as it stands.
  mutating func parseValue(of name: Identifier, isInList: Bool) -> Identifier? {
    if let comment = numberSignValue() { return comment }
    switch current.kind {
    case .bare, .numeral:
      return parseBareValue(isInList: isInList)
    case .quoted, .html, .wronglyQuoted:
      return parseIdentifier()
    case .keyword where !current.startsLine:
      return parseName()
    case .leftBracket where !current.startsLine:
      if let list = parseBracketedValue() { return list }
    case .stray, .colon, .equals, .wrongEquals, .arrow, .plus:
      if !current.startsLine { return parseOddValue(from: current.range.start) }
    default: break
    }
    fail(
      .valueExpected(after: name.text), at: SourceRange(start: previousEnd - 1, end: previousEnd))
    return nil
  }

  /// Reads `#ff0000`, which the lexer has taken for a comment.
  private mutating func numberSignValue() -> Identifier? {
    let bytes = source.bytes
    let start = bytes[previousEnd...].firstIndex { $0 != UInt8(ascii: " ") } ?? bytes.count
    guard start < bytes.count, bytes[start] == UInt8(ascii: "#") else { return nil }
    let digits = bytes[(start + 1)...].prefix { $0.isHexDigit }
    guard digits.count >= 3, digits.endIndex == bytes.count || !bytes[digits.endIndex].startsName
    else { return nil }
    let range = SourceRange(start: start, end: digits.endIndex)
    fail(.numberSignStartsComment(source.text(in: range)), at: range)
    resume(at: range.end)
    return word(range)
  }

  private mutating func parseBareValue(isInList: Bool) -> Identifier {
    let start = current.range.start
    let kind = current.kind
    let value = parseIdentifier()
    if isOddAfterValue { return parseOddValue(from: start) }
    guard isInList, let end = endOfSeveralWords(afterNumeral: kind == .numeral) else {
      return value
    }
    return failOddValue(SourceRange(start: start, end: end))
  }

  /// Whether what touches the value read last belongs to it.
  private var isOddAfterValue: Bool {
    guard previousEnd < source.bytes.count else { return false }
    let byte = source.bytes[previousEnd]
    switch byte {
    case UInt8(ascii: "]"), UInt8(ascii: "["), UInt8(ascii: ";"), UInt8(ascii: "{"),
      UInt8(ascii: "}"), UInt8(ascii: "#"):
      return false
    case UInt8(ascii: ","): return endOfValueWord(from: previousEnd) > previousEnd
    case UInt8(ascii: "/") where startsComment(at: previousEnd):
      return current.problem?.kind == .unclosedComment
    default: return !byte.isSpace && oddSpaceLength(at: previousEnd) == 0
    }
  }

  private func oddSpaceLength(at place: Int) -> Int {
    lexer.oddSpace(at: place)?.length ?? 0
  }

  private mutating func parseOddValue(from start: Int) -> Identifier {
    let end = max(endOfValueWord(from: start), min(start + 1, source.bytes.count))
    return failOddValue(SourceRange(start: start, end: end))
  }

  private mutating func failOddValue(_ range: SourceRange) -> Identifier {
    fail(.valueNeedsQuotes(source.text(in: range)), at: range)
    resume(at: range.end)
    return word(range)
  }

  /// The end of what was meant as one value: at a space, a bracket, a brace, or a separator.
  private func endOfValueWord(from start: Int) -> Int {
    let bytes = source.bytes
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

  /// Whether a comma is followed by another attribute or by the list's end, not by more of the value.
  private func endsValue(commaAt comma: Int) -> Bool {
    var ahead = lexer
    ahead.offset = comma + 1
    let next = ahead.next()
    guard next.range.start == comma + 1, next.isIdentifier || next.kind == .stray else {
      return true
    }
    return ahead.next().isEquals
  }

  /// The end of further words on the line, as in `on=key d`, if they belong to the value before them.
  private func endOfSeveralWords(afterNumeral: Bool) -> Int? {
    var ahead = lexer
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
    ["ms", "s", "h", "fps", "px"].contains(source.text(in: token.range))
  }

  /// Reads `[0, 1, 2]` on one line.
  private mutating func parseBracketedValue() -> Identifier? {
    let start = current.range.start
    let line = source.bytes[start..<lexer.lineEnd(from: start)]
    guard let close = line.firstIndex(of: UInt8(ascii: "]")) else { return nil }
    let content = SourceRange(start: start + 1, end: close)
    fail(
      .bracketsAsValue(content: source.text(in: content)),
      at: SourceRange(start: start, end: close + 1))
    resume(at: close + 1)
    return word(content)
  }
}
