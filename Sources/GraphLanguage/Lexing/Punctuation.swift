// Numbers, punctuation and arrows.

extension [UInt8] {
  /// The byte at an offset; zero after the end.
  func peek(_ place: Int) -> UInt8 { place < count ? self[place] : 0 }

  /// Reads a token that begins with a byte of its own: a bracket, a separator, `=`, or a stray
  /// character.
  func readPunctuation(at start: Int) -> Lexeme {
    func sign(_ kind: Token.Kind, length: Int = 1) -> Lexeme {
      Lexeme(kind, at: start, length: length)
    }
    switch self[start] {
    case UInt8(ascii: "{"): return sign(.leftBrace)
    case UInt8(ascii: "}"): return sign(.rightBrace)
    case UInt8(ascii: "["): return sign(.leftBracket)
    case UInt8(ascii: "]"): return sign(.rightBracket)
    case UInt8(ascii: ";"): return sign(.semicolon)
    case UInt8(ascii: ","): return sign(.comma)
    case UInt8(ascii: "+"): return sign(.plus)
    case UInt8(ascii: ":"):
      return peek(start + 1) == UInt8(ascii: "=") ? sign(.wrongEquals, length: 2) : sign(.colon)
    case UInt8(ascii: "="):
      switch peek(start + 1) {
      case UInt8(ascii: ">"): return sign(.wrongArrow, length: 2)
      case UInt8(ascii: "="): return sign(.wrongEquals, length: 2)
      default: return sign(.equals)
      }
    default: return sign(.stray)
    }
  }

  /// Reads what begins with `-` or `.`: an edge operator, a number, or a stray character.
  func readMinusOrPoint(at start: Int) -> Lexeme {
    if self[start] == UInt8(ascii: "-") {
      if peek(start + 1) == UInt8(ascii: ">") { return Lexeme(.arrow, at: start, length: 2) }
      if peek(start + 1) == UInt8(ascii: "-") {
        return peek(start + 2) == UInt8(ascii: ">")
          ? Lexeme(.wrongArrow, at: start, length: 3) : Lexeme(.line, at: start, length: 2)
      }
    }
    let afterSign = self[start] == UInt8(ascii: "-") ? start + 1 : start
    let isPoint = peek(afterSign) == UInt8(ascii: ".")
    return peek(isPoint ? afterSign + 1 : afterSign).isDigit
      ? readNumeral(at: start) : Lexeme(.stray, at: start, length: 1)
  }

  /// Reads `-?(.[0-9]+|[0-9]+(.[0-9]*)?)`.
  ///
  /// - Precondition: A numeral begins at the offset.
  func readNumeral(at start: Int) -> Lexeme {
    var end = peek(start) == UInt8(ascii: "-") ? start + 1 : start
    while peek(end).isDigit { end += 1 }
    if peek(end) == UInt8(ascii: ".") {
      end += 1
      while peek(end).isDigit { end += 1 }
    }
    return Lexeme(.numeral, at: start, length: end - start)
  }
}
