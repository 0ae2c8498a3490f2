// Names: of nodes, graphs, subgraphs, attributes.

extension Parser {
  /// Whether a name begins here, or something that was meant to be one.
  var startsName: Bool {
    switch current.kind {
    case .bare, .numeral, .quoted, .html, .wronglyQuoted, .stray: true
    case .keyword: !(current.startsLine && following().kind == .leftBracket)
    default: false
    }
  }

  /// Reads nodes that follow a first one after commas.
  mutating func parseNodeList(after first: NodeReference) -> NodeList {
    var others: [NodeReference] = []
    while current.kind == .comma {
      let comma = advance().range
      guard startsName, let node = parseNodeReference() else {
        fail(.nameExpected(after: ","), at: comma)
        break
      }
      others.append(node)
    }
    return NodeList(first: first, others: others)
  }

  /// Reads a node's name and its port.
  mutating func parseNodeReference() -> NodeReference? {
    guard let name = parseName() else { return nil }
    guard current.kind == .colon else { return NodeReference(name: name, port: nil) }
    let start = advance().range.start
    guard current.isIdentifier, let port = parseName() else {
      failHere(.portExpected)
      return NodeReference(name: name, port: nil)
    }
    var compass: Identifier?
    if take(.colon) != nil {
      compass = current.isIdentifier ? parseName() : nil
      if compass == nil { failHere(.portExpected) }
    }
    let range = SourceRange(start: start, end: previousEnd)
    return NodeReference(name: name, port: Port(name: port, compass: compass, range: range))
  }

  /// Reads a name; one with characters that need quotes is reported and taken whole.
  mutating func parseName() -> Identifier? {
    switch current.kind {
    case .keyword:
      failHere(.keywordAsName(currentText))
      return word(advance().range)
    case .stray:
      return parseOddName(from: current.range.start)
    case .bare, .numeral:
      let start = current.range.start
      let identifier = parseIdentifier()
      return isTouching && isOddInName ? parseOddName(from: start) : identifier
    case .quoted, .html, .wronglyQuoted:
      return parseIdentifier()
    default:
      return nil
    }
  }

  /// Whether the current token shows that the bare name it touches needs quotes.
  private var isOddInName: Bool {
    current.kind == .stray || (current.kind == .wronglyQuoted && currentText.first == "'")
  }

  private mutating func parseOddName(from start: Int) -> Identifier {
    let end = max(endOfNameWord(from: start), current.range.end)
    let range = SourceRange(start: start, end: end)
    if current.problem != nil, current.range.start == start {
      failHere(.nameNeedsQuotes(""))
    } else {
      fail(.nameNeedsQuotes(source.text(in: range)), at: range)
    }
    resume(at: end)
    return word(range)
  }

  /// The end of what was meant as one name: at a space, or at a mark that the language knows.
  private func endOfNameWord(from start: Int) -> Int {
    let bytes = source.bytes
    var place = start
    while place < bytes.count, !bytes[place].isSpace {
      switch bytes[place] {
      case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
        UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "="), UInt8(ascii: "\""),
        UInt8(ascii: ":"), UInt8(ascii: "<"):
        return place
      case UInt8(ascii: "-") where startsEdgeOperator(at: place): return place
      case UInt8(ascii: "/") where startsComment(at: place): return place
      default: place += 1
      }
    }
    return place
  }

  private func startsEdgeOperator(at place: Int) -> Bool {
    guard place + 1 < source.bytes.count else { return false }
    return source.bytes[place + 1] == UInt8(ascii: ">")
      || source.bytes[place + 1] == UInt8(ascii: "-")
  }

  func startsComment(at place: Int) -> Bool {
    guard place + 1 < source.bytes.count else { return false }
    return source.bytes[place + 1] == UInt8(ascii: "/")
      || source.bytes[place + 1] == UInt8(ascii: "*")
  }

  // MARK: - Identifiers

  /// A run of the source taken as a bare name.
  func word(_ range: SourceRange) -> Identifier {
    Identifier(text: source.text(in: range), kind: .bare, range: range, fullRange: range)
  }

  /// Reads an identifier, with strings joined by `+`.
  ///
  /// - Precondition: The current token is one.
  mutating func parseIdentifier() -> Identifier {
    // Taken apart, lest the parser be copied for the call.
    let token = advance()
    let first = identifier(of: token)
    guard first.kind == .quoted, current.kind == .plus else { return first }
    var text = first.text
    var last = first
    while current.kind == .plus {
      advance()
      guard current.kind == .quoted || current.kind == .wronglyQuoted else {
        failHere(.joinedWithoutQuotes)
        if current.isIdentifier { advance() }
        break
      }
      let token = advance()
      last = identifier(of: token)
      text += last.text
    }
    return Identifier(
      text: text, kind: .quoted, range: first.range.through(last.range),
      fullRange: first.fullRange.through(last.fullRange))
  }

  private func identifier(of token: Token) -> Identifier {
    switch token.kind {
    case .quoted:
      Identifier(
        text: unescaped(token.content), kind: .quoted, range: token.content,
        fullRange: token.range)
    case .html, .wronglyQuoted:
      Identifier(
        text: source.text(in: token.content), kind: token.kind == .html ? .html : .quoted,
        range: token.content, fullRange: token.range)
    case .numeral:
      Identifier(
        text: source.text(in: token.range), kind: .numeral, range: token.range,
        fullRange: token.range)
    default: word(token.range)
    }
  }

  /// A string's content with `\"` as `"` and with lines joined that end in a backslash; other escapes stay.
  private func unescaped(_ range: SourceRange) -> String {
    let content = source.bytes[range.start..<range.end]
    guard content.contains(UInt8(ascii: "\\")) else { return source.text(in: range) }
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
