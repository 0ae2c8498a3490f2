// What begins with `<`: an HTML string, or an arrow the wrong way round.

extension Lexer {
  /// Reads at `<` an HTML string, whose angle brackets balance, or an arrow such as `<-`.
  mutating func readAngle() -> Token {
    if peek(1) == UInt8(ascii: "-"), !isAtValue { return readBackwardArrow() }
    var depth = 0
    for place in offset..<bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">"): depth -= 1
      default: continue
      }
      if depth == 0 { return token(.html, length: place + 1 - offset, margin: 1) }
    }
    return readUnclosedHTML()
  }

  private mutating func readBackwardArrow() -> Token {
    var length = 2
    while peek(length) == UInt8(ascii: "-") { length += 1 }
    if peek(length) == UInt8(ascii: ">") { length += 1 }
    return token(.wrongArrow, length: length)
  }

  private mutating func readUnclosedHTML() -> Token {
    note(.unclosedHTML, start: offset)
    let end = lineEnd(from: offset)
    let bracket = bytes[offset..<end].lastIndex(of: UInt8(ascii: "]"))
    let range = SourceRange(start: offset, end: bracket ?? end)
    return token(.html, range: range, content: SourceRange(start: offset + 1, end: range.end))
  }
}
