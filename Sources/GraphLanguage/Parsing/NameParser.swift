/// Reads names of nodes, graphs, subgraphs, ports and attributes.
struct NameParser {
  private let cursor: TokenCursor
  private let identifiers: IdentifierParser

  init(cursor: TokenCursor) {
    self.cursor = cursor
    identifiers = IdentifierParser(cursor: cursor)
  }

  private var current: Token { cursor.current }

  /// Whether a name begins here, or something that was meant to be one.
  var isAtName: Bool {
    switch current.kind {
    case .bare, .numeral, .quoted, .html, .wronglyQuoted, .stray: true
    case .keyword: !(current.startsLine && cursor.following.kind == .leftBracket)
    default: false
    }
  }

  /// Reads a name; one with characters that need quotes is reported and read as a whole.
  func parse() -> Identifier? {
    switch current.kind {
    case .keyword:
      cursor.reportHere(.keywordAsName(cursor.currentText))
      return cursor.source.word(in: cursor.advance().range)
    case .stray:
      return parseOddName(from: current.range.start)
    case .bare, .numeral:
      let start = current.range.start
      let identifier = identifiers.parse()
      return cursor.isTouching && isOddInName ? parseOddName(from: start) : identifier
    case .quoted, .html, .wronglyQuoted:
      return identifiers.parse()
    default:
      return nil
    }
  }

  /// Whether the current token shows that the bare name before it needs quotes.
  private var isOddInName: Bool {
    current.kind == .stray
      || (current.kind == .wronglyQuoted && cursor.currentText.first == "'")
  }

  private func parseOddName(from start: Int) -> Identifier {
    let end = max(endOfWord(from: start), current.range.end)
    let range = SourceRange(start: start, end: end)
    if current.diagnostic != nil, current.range.start == start {
      cursor.reportHere(.nameNeedsQuotes(""))
    } else {
      cursor.report(.nameNeedsQuotes(cursor.source.text(in: range)), at: range)
    }
    cursor.resume(at: end)
    return cursor.source.word(in: range)
  }

  /// The end of what was meant as one name: at a space, or at punctuation of the language.
  private func endOfWord(from start: Int) -> Int {
    let bytes = cursor.source.bytes
    var place = start
    while place < bytes.count, !bytes[place].isSpace {
      switch bytes[place] {
      case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
        UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "="), UInt8(ascii: "\""),
        UInt8(ascii: ":"), UInt8(ascii: "<"):
        return place
      case UInt8(ascii: "-") where bytes.startsEdgeOperator(at: place): return place
      case UInt8(ascii: "/") where bytes.startsComment(at: place): return place
      default: place += 1
      }
    }
    return place
  }
}

extension [UInt8] {
  /// Whether the `-` at an offset begins an edge operator.
  fileprivate func startsEdgeOperator(at place: Int) -> Bool {
    guard place + 1 < count else { return false }
    return self[place + 1] == UInt8(ascii: ">") || self[place + 1] == UInt8(ascii: "-")
  }
}
