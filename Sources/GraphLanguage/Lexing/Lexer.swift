/// Cuts a graph file into tokens, one at a time, by the rules of Graphviz's scanner.
///
/// It never fails: what is wrong with a token is noted on it, and the token ends where its author most likely
/// meant it to. A quote, comment or HTML string that is never closed ends with its line.
struct Lexer: Sendable {
  let bytes: [UInt8]
  /// Where the next token is looked for; setting it reads on from elsewhere.
  var offset = 0
  /// The kind of the token before, since `<-` after `=` begins an HTML string and elsewhere an arrow.
  private var previous = Token.Kind.endOfFile
  /// Of the token being read: whether a line ended before it, and what is wrong so far.
  var startsLine = false
  var problem: LexicalProblem?
  /// Where a comment begins that no `*/` follows; later ones need not look for it again.
  var unclosedComment = Int.max

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads the next token; at the end of the text, the end-of-file token again and again.
  mutating func next() -> Token {
    startsLine = offset == 0
    problem = nil
    skipSpace()
    let token = readToken()
    previous = token.kind
    return token
  }

  /// The byte some way after `offset`; zero beyond the end.
  func peek(_ distance: Int = 0) -> UInt8 {
    let place = offset + distance
    return place < bytes.count ? bytes[place] : 0
  }

  private mutating func readToken() -> Token {
    let byte = peek()
    if offset >= bytes.count { return token(.endOfFile, length: 0) }
    if byte.startsName { return readNameOrMark() }
    if byte.isDigit { return readNumeral() }
    switch byte {
    case UInt8(ascii: "\""): return readQuoted()
    case UInt8(ascii: "'"): return readSingleQuoted()
    case UInt8(ascii: "<"): return readAngle()
    case UInt8(ascii: "-"), UInt8(ascii: "."): return readMinusOrPoint()
    default: return readPunctuation(byte)
    }
  }

  private mutating func readPunctuation(_ byte: UInt8) -> Token {
    switch byte {
    case UInt8(ascii: "{"): token(.leftBrace, length: 1)
    case UInt8(ascii: "}"): token(.rightBrace, length: 1)
    case UInt8(ascii: "["): token(.leftBracket, length: 1)
    case UInt8(ascii: "]"): token(.rightBracket, length: 1)
    case UInt8(ascii: ";"): token(.semicolon, length: 1)
    case UInt8(ascii: ","): token(.comma, length: 1)
    case UInt8(ascii: "+"): token(.plus, length: 1)
    case UInt8(ascii: ":"):
      peek(1) == UInt8(ascii: "=") ? token(.wrongEquals, length: 2) : token(.colon, length: 1)
    case UInt8(ascii: "="):
      switch peek(1) {
      case UInt8(ascii: ">"): token(.wrongArrow, length: 2)
      case UInt8(ascii: "="): token(.wrongEquals, length: 2)
      default: token(.equals, length: 1)
      }
    default: token(.stray, length: 1)
    }
  }

  private mutating func readMinusOrPoint() -> Token {
    let byte = peek()
    if byte == UInt8(ascii: "-") {
      if peek(1) == UInt8(ascii: ">") { return token(.arrow, length: 2) }
      if peek(1) == UInt8(ascii: "-") {
        return peek(2) == UInt8(ascii: ">")
          ? token(.wrongArrow, length: 3) : token(.line, length: 2)
      }
    }
    let afterSign = byte == UInt8(ascii: "-") ? 1 : 0
    let isPoint = peek(afterSign) == UInt8(ascii: ".")
    return peek(isPoint ? afterSign + 1 : afterSign).isDigit
      ? readNumeral() : token(.stray, length: 1)
  }

  /// Reads `-?(.[0-9]+|[0-9]+(.[0-9]*)?)`.
  ///
  /// - Precondition: A numeral begins at `offset`.
  private mutating func readNumeral() -> Token {
    var length = peek() == UInt8(ascii: "-") ? 1 : 0
    while peek(length).isDigit { length += 1 }
    if peek(length) == UInt8(ascii: ".") {
      length += 1
      while peek(length).isDigit { length += 1 }
    }
    return token(.numeral, length: length)
  }

  /// Ends the token that begins at `offset` and steps over it.
  ///
  /// - Parameters:
  ///   - kind: What it is.
  ///   - length: Its bytes.
  ///   - margin: Bytes at each end that are not its content.
  /// - Returns: The token, with what `skipSpace` has found before it.
  mutating func token(_ kind: Token.Kind, length: Int, margin: Int = 0) -> Token {
    let range = SourceRange(start: offset, end: offset + length)
    let content = SourceRange(start: range.start + margin, end: range.end - margin)
    return token(kind, range: range, content: content)
  }

  mutating func token(_ kind: Token.Kind, range: SourceRange, content: SourceRange) -> Token {
    offset = range.end
    return Token(
      kind: kind, range: range, content: content, startsLine: startsLine, problem: problem)
  }

  /// Notes what is wrong with the token being read, unless something is already.
  mutating func note(_ kind: LexicalProblem.Kind, start: Int, length: Int = 1) {
    guard problem == nil else { return }
    problem = LexicalProblem(
      kind: kind, range: SourceRange(start: start, end: start + length))
  }

  /// Whether what stands at `offset` follows the `=` of an attribute.
  var isAtValue: Bool { previous == .equals || previous == .wrongEquals }
}
