// Strings between double quotes, and those between quotes that DOT does not have.

extension [UInt8] {
  /// Reads a string at its opening double quote.
  ///
  /// A string may run over several lines. If one does, and its closing quote touches a character
  /// that cannot follow a string, then most likely its own closing quote is missing, and this is
  /// the opening quote of the next.
  func readQuoted(at start: Int) -> Lexeme {
    guard let (close, holdsLineEnd) = closingQuote(ofStringAt: start),
      !holdsLineEnd || mayFollowString(at: close + 1)
    else { return readUnclosedQuoted(at: start) }
    return Lexeme(.quoted, at: start, length: close + 1 - start, margin: 1)
  }

  /// Where a string ends, and whether a line ends in it.
  private func closingQuote(ofStringAt start: Int) -> (Int, holdsLineEnd: Bool)? {
    var place = start + 1
    var holdsLineEnd = false
    while place < count {
      switch self[place] {
      case UInt8(ascii: "\""): return (place, holdsLineEnd)
      case UInt8(ascii: "\\"):
        place += 1
        if place < count, self[place] == UInt8(ascii: "\n") { holdsLineEnd = true }
      case UInt8(ascii: "\n"): holdsLineEnd = true
      default: break
      }
      place += 1
    }
    return nil
  }

  private func mayFollowString(at place: Int) -> Bool {
    guard place < count, !self[place].isSpace else { return true }
    switch self[place] {
    case UInt8(ascii: "]"), UInt8(ascii: "["), UInt8(ascii: ";"), UInt8(ascii: ","),
      UInt8(ascii: "="), UInt8(ascii: ":"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "/"), UInt8(ascii: "#"):
      return true
    default:
      return false
    }
  }

  private func readUnclosedQuoted(at start: Int) -> Lexeme {
    var end = likelyEnd(ofStringFrom: start + 1)
    while end > start + 1, self[end - 1].isSpace { end -= 1 }
    return Lexeme(.quoted, from: start, to: end, unclosed: .unclosedQuote)
  }

  /// Where on its line a string without a closing quote most likely ends.
  private func likelyEnd(ofStringFrom start: Int) -> Int {
    let end = lineEnd(from: start)
    for place in start..<end {
      let following = place + 1 < end ? self[place + 1] : UInt8(ascii: "\n")
      switch self[place] {
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
  func readSingleQuoted(at start: Int) -> Lexeme {
    let end = lineEnd(from: start)
    guard let close = self[(start + 1)..<end].firstIndex(of: UInt8(ascii: "'")) else {
      return Lexeme(.stray, at: start, length: 1)
    }
    return Lexeme(
      .wronglyQuoted, at: start, length: close + 1 - start, margin: 1, problem: .wrongQuotes)
  }

  /// Reads `“…”` on one line; without a partner, the quote alone.
  func readTypographicallyQuoted(at start: Int) -> Lexeme {
    let end = lineEnd(from: start)
    var place = start + 3
    while place + 2 < end {
      if isTypographicQuote(at: place) {
        return Lexeme(
          .wronglyQuoted, at: start, length: place + 3 - start, margin: 3, problem: .wrongQuotes)
      }
      place += 1
    }
    return Lexeme(.stray, at: start, length: 3, problem: .wrongQuotes)
  }

  /// Whether one of U+2018 to U+201F, the single and double quotation marks, is at an offset.
  func isTypographicQuote(at place: Int) -> Bool {
    peek(place) == 0xE2 && peek(place + 1) == 0x80 && (0x98...0x9F).contains(peek(place + 2))
  }
}
