// Bare names, keywords, and the typographic marks that DOT would take for letters.

extension Lexer {
  /// Reads a bare name or a keyword, or an arrow or a quote from a word processor.
  mutating func readNameOrMark() -> Token {
    if hasMark([0xE2, 0x86, 0x92]) { return token(.wrongArrow, length: 3) }
    // U+2018 to U+201F are the single and double quotation marks.
    if peek() == 0xE2, peek(1) == 0x80, (0x98...0x9F).contains(peek(2)) {
      return readTypographicallyQuoted()
    }
    return readName()
  }

  private func hasMark(_ mark: [UInt8]) -> Bool {
    mark.indices.allSatisfy { peek($0) == mark[$0] }
  }

  private mutating func readName() -> Token {
    var end = offset
    while end < bytes.count, bytes[end].startsName || bytes[end].isDigit {
      if bytes[end] >= 0xC2, oddSpace(at: end) != nil { break }
      end += 1
    }
    let length = end - offset
    guard let keyword = keyword(length: length) else { return token(.bare, length: length) }
    return token(.keyword(keyword), length: length)
  }

  private func keyword(length: Int) -> Keyword? {
    switch length {
    case 4: isHere("node") ? .node : isHere("edge") ? .edge : nil
    case 5: isHere("graph") ? .graph : nil
    case 6: isHere("strict") ? .strict : nil
    case 7: isHere("digraph") ? .digraph : nil
    case 8: isHere("subgraph") ? .subgraph : nil
    default: nil
    }
  }

  /// Whether a keyword stands here, in capitals or not.
  private func isHere(_ keyword: StaticString) -> Bool {
    keyword.withUTF8Buffer { letters in
      letters.indices.allSatisfy { bytes[offset + $0] | 0x20 == letters[$0] }
    }
  }
}
