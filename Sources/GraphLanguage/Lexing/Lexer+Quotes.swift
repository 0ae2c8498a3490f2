// Strings between double quotes, and those between quotes that DOT does not know.

extension Lexer {
  /// Reads a string at its opening double quote.
  ///
  /// A string may run over several lines. One that does, and whose closing quote touches what no string may
  /// touch, has most likely lost its own closing quote and taken the opening one of the next.
  mutating func readQuoted() -> Token {
    guard let (close, holdsLineEnd) = closingQuote() else { return readUnclosedQuoted() }
    if holdsLineEnd, !mayFollowString(at: close + 1) { return readUnclosedQuoted() }
    return token(.quoted, length: close + 1 - offset, margin: 1)
  }

  /// Where the string at hand ends, and whether a line ends in it.
  private func closingQuote() -> (Int, holdsLineEnd: Bool)? {
    var place = offset + 1
    var holdsLineEnd = false
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\""): return (place, holdsLineEnd)
      case UInt8(ascii: "\\"):
        place += 1
        if place < bytes.count, bytes[place] == UInt8(ascii: "\n") { holdsLineEnd = true }
      case UInt8(ascii: "\n"): holdsLineEnd = true
      default: break
      }
      place += 1
    }
    return nil
  }

  private func mayFollowString(at place: Int) -> Bool {
    guard place < bytes.count, !bytes[place].isSpace else { return true }
    switch bytes[place] {
    case UInt8(ascii: "]"), UInt8(ascii: "["), UInt8(ascii: ";"), UInt8(ascii: ","),
      UInt8(ascii: "="), UInt8(ascii: ":"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "/"), UInt8(ascii: "#"):
      return true
    default:
      return false
    }
  }

  private mutating func readUnclosedQuoted() -> Token {
    note(.unclosedQuote, start: offset)
    var end = likelyEnd(from: offset + 1)
    while end > offset + 1, bytes[end - 1].isSpace { end -= 1 }
    let range = SourceRange(start: offset, end: end)
    return token(.quoted, range: range, content: SourceRange(start: offset + 1, end: end))
  }

  /// Where on its line a string most likely ends that lacks its closing quote.
  private func likelyEnd(from start: Int) -> Int {
    let end = lineEnd(from: start)
    for place in start..<end {
      let following = place + 1 < end ? bytes[place + 1] : UInt8(ascii: "\n")
      switch bytes[place] {
      case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ";"): return place
      case UInt8(ascii: ",") where following.isSpace: return place
      case UInt8(ascii: "-") where following == UInt8(ascii: ">"): return place
      case UInt8(ascii: " ") where following == UInt8(ascii: "/"): return place
      default: continue
      }
    }
    return end
  }

  /// Reads `'…'` on one line; a single quote without a partner is a stray character.
  mutating func readSingleQuoted() -> Token {
    let end = lineEnd(from: offset)
    guard let close = bytes[(offset + 1)..<end].firstIndex(of: UInt8(ascii: "'")) else {
      return token(.stray, length: 1)
    }
    note(.wrongQuotes, start: offset, length: close + 1 - offset)
    return token(.wronglyQuoted, length: close + 1 - offset, margin: 1)
  }

  /// Reads `“…”` on one line; without a partner, the mark alone.
  mutating func readTypographicallyQuoted() -> Token {
    let end = lineEnd(from: offset)
    var place = offset + 3
    while place + 2 < end {
      if bytes[place] == 0xE2, bytes[place + 1] == 0x80, (0x98...0x9F).contains(bytes[place + 2]) {
        note(.wrongQuotes, start: offset, length: place + 3 - offset)
        return token(.wronglyQuoted, length: place + 3 - offset, margin: 3)
      }
      place += 1
    }
    note(.wrongQuotes, start: offset, length: 3)
    return token(.stray, length: 3)
  }
}
