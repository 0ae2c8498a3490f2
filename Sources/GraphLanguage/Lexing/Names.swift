// Bare names, keywords, and typographic characters that DOT would take for letters.

extension [UInt8] {
  /// Reads a bare name or a keyword, or an arrow or a quote from a word processor.
  func readNameOrSign(at start: Int) -> Lexeme {
    if self[start] == 0xE2 {
      // U+2192, the arrow to the right.
      if peek(start + 1) == 0x86, peek(start + 2) == 0x92 {
        return Lexeme(.wrongArrow, at: start, length: 3)
      }
      if isTypographicQuote(at: start) { return readTypographicallyQuoted(at: start) }
    }
    return readName(at: start)
  }

  private func readName(at start: Int) -> Lexeme {
    var end = start
    while end < count, self[end].startsName || self[end].isDigit {
      if self[end] >= 0xC2, oddSpace(at: end) != nil { break }
      end += 1
    }
    guard let keyword = keyword(at: start, length: end - start) else {
      return Lexeme(.bare, at: start, length: end - start)
    }
    return Lexeme(.keyword(keyword), at: start, length: end - start)
  }

  private func keyword(at start: Int, length: Int) -> Keyword? {
    switch length {
    case 4: isWord("node", at: start) ? .node : isWord("edge", at: start) ? .edge : nil
    case 5: isWord("graph", at: start) ? .graph : nil
    case 6: isWord("strict", at: start) ? .strict : nil
    case 7: isWord("digraph", at: start) ? .digraph : nil
    case 8: isWord("subgraph", at: start) ? .subgraph : nil
    default: nil
    }
  }

  /// Whether a word begins at an offset, in any case.
  private func isWord(_ word: StaticString, at start: Int) -> Bool {
    word.withUTF8Buffer { letters in
      letters.indices.allSatisfy { self[start + $0] | 0x20 == letters[$0] }
    }
  }
}
