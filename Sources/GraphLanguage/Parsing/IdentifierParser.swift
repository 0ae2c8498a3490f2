/// Reads identifiers as DOT defines them: words, numbers, strings in quotes and HTML strings.
struct IdentifierParser {
  let cursor: TokenCursor

  /// Reads an identifier, with strings joined by `+`.
  ///
  /// - Precondition: The current token is one.
  func parse() -> Identifier {
    let first = identifier(of: cursor.advance())
    guard first.kind == .quoted, cursor.current.kind == .plus else { return first }
    return parseJoined(to: first)
  }

  /// Reads the further strings of `"a" + "b"`.
  private func parseJoined(to first: Identifier) -> Identifier {
    var text = first.text
    var last = first
    while cursor.current.kind == .plus {
      cursor.advance()
      guard cursor.current.kind == .quoted || cursor.current.kind == .wronglyQuoted else {
        cursor.reportHere(.joinedWithoutQuotes)
        if cursor.current.isIdentifier { cursor.advance() }
        break
      }
      last = identifier(of: cursor.advance())
      text += last.text
    }
    return Identifier(
      text: text, kind: .quoted, range: first.range.through(last.range),
      fullRange: first.fullRange.through(last.fullRange))
  }

  private func identifier(of token: Token) -> Identifier {
    let source = cursor.source
    switch token.kind {
    case .quoted:
      return Identifier(
        text: source.unescapedText(in: token.content), kind: .quoted, range: token.content,
        fullRange: token.range)
    case .html, .wronglyQuoted:
      return Identifier(
        text: source.text(in: token.content), kind: token.kind == .html ? .html : .quoted,
        range: token.content, fullRange: token.range)
    case .numeral:
      return Identifier(
        text: source.text(in: token.range), kind: .numeral, range: token.range,
        fullRange: token.range)
    default:
      return source.word(in: token.range)
    }
  }
}

extension SourceText {
  /// A range of the text, taken as a bare word.
  func word(in range: SourceRange) -> Identifier {
    Identifier(text: text(in: range), kind: .bare, range: range, fullRange: range)
  }

  /// What a quoted string says: `\"` is a quote, and a backslash at the end of a line joins it to
  /// the next; other escapes stay as they are.
  fileprivate func unescapedText(in range: SourceRange) -> String {
    let content = bytes[range.start..<range.end]
    guard content.contains(UInt8(ascii: "\\")) else { return text(in: range) }
    var text: [UInt8] = []
    var rest = content
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        text.append(byte)
        continue
      }
      if rest.starts(with: [UInt8(ascii: "\n")]) {
        rest.removeFirst()
      } else if rest.starts(with: [UInt8(ascii: "\r"), UInt8(ascii: "\n")]) {
        rest.removeFirst(2)
      } else if rest.first == UInt8(ascii: "\"") {
        text.append(rest.removeFirst())
      } else {
        text.append(byte)
        if rest.first == byte { text.append(rest.removeFirst()) }
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
