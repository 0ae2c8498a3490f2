// What begins with `<`: an HTML string, or an arrow in the wrong direction.

extension [UInt8] {
  /// Reads at `<` an HTML string, whose angle brackets balance, or an arrow such as `<-`.
  func readAngle(at start: Int, isAtValue: Bool) -> Lexeme {
    if peek(start + 1) == UInt8(ascii: "-"), !isAtValue { return readBackwardArrow(at: start) }
    var depth = 0
    for place in start..<count {
      switch self[place] {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">"): depth -= 1
      default: continue
      }
      if depth == 0 { return Lexeme(.html, at: start, length: place + 1 - start, margin: 1) }
    }
    return readUnclosedHTML(at: start)
  }

  private func readBackwardArrow(at start: Int) -> Lexeme {
    var end = start + 2
    while peek(end) == UInt8(ascii: "-") { end += 1 }
    if peek(end) == UInt8(ascii: ">") { end += 1 }
    return Lexeme(.wrongArrow, at: start, length: end - start)
  }

  private func readUnclosedHTML(at start: Int) -> Lexeme {
    let line = start..<lineEnd(from: start)
    let bracket = self[line].lastIndex(of: UInt8(ascii: "]"))
    return Lexeme(.html, from: start, to: bracket ?? line.upperBound, unclosed: .unclosedHTML)
  }
}
