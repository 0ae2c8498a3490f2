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
    guard 4...8 ~= length else { return nil }
    let lowercase = bytes[offset..<offset + length].map { $0 | 0x20 }
    switch lowercase[0] {
    case UInt8(ascii: "n"), UInt8(ascii: "e"), UInt8(ascii: "g"), UInt8(ascii: "d"),
      UInt8(ascii: "s"):
      return Keyword(rawValue: String(decoding: lowercase, as: UTF8.self))
    default:
      return nil
    }
  }
}
