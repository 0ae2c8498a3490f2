/// Cuts a graph file into tokens, one at a time, by the rules of Graphviz's scanner.
///
/// It never fails: what is wrong with a token is part of it, and the token ends where its author
/// most likely meant it to. A quote, comment or HTML string that is never closed ends with its
/// line.
struct Lexer: Sendable {
  /// Where the next token is looked for; setting it continues from there.
  var offset = 0
  private let bytes: [UInt8]
  private var spaces = SpaceScanner()
  /// Whether the previous token is the `=` of an attribute: `<-` begins an HTML string then,
  /// elsewhere an arrow.
  private var isAtValue = false

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Reads the next token; at the end of the text, the end-of-file token again and again.
  mutating func next() -> Token {
    let space = spaces.skip(from: offset, in: bytes)
    let lexeme = readLexeme(at: space.end)
    let startsLine = offset == 0 || space.holdsLineEnd
    offset = lexeme.range.end
    isAtValue = lexeme.kind == .equals || lexeme.kind == .wrongEquals
    return Token(
      kind: lexeme.kind, range: lexeme.range, content: lexeme.content, startsLine: startsLine,
      diagnostic: space.diagnostic ?? lexeme.diagnostic)
  }

  private func readLexeme(at start: Int) -> Lexeme {
    guard start < bytes.count else { return Lexeme(.endOfFile, at: start, length: 0) }
    let byte = bytes[start]
    if byte.startsName { return bytes.readNameOrSign(at: start) }
    if byte.isDigit { return bytes.readNumeral(at: start) }
    switch byte {
    case UInt8(ascii: "\""): return bytes.readQuoted(at: start)
    case UInt8(ascii: "'"): return bytes.readSingleQuoted(at: start)
    case UInt8(ascii: "<"): return bytes.readAngle(at: start, isAtValue: isAtValue)
    case UInt8(ascii: "-"), UInt8(ascii: "."): return bytes.readMinusOrPoint(at: start)
    default: return bytes.readPunctuation(at: start)
    }
  }
}

/// A token without what stands before it.
struct Lexeme {
  let kind: Token.Kind
  let range: SourceRange
  /// What stands between quotes or angle brackets; the whole range for other kinds.
  let content: SourceRange
  let diagnostic: LexicalDiagnostic?

  /// Makes a lexeme that begins at an offset.
  ///
  /// - Parameters:
  ///   - kind: What it is.
  ///   - start: The offset of its first byte.
  ///   - length: Its length in bytes.
  ///   - margin: The number of bytes at each end that are not part of its content.
  ///   - problem: What is wrong with it as a whole.
  init(
    _ kind: Token.Kind, at start: Int, length: Int, margin: Int = 0,
    problem: LexicalDiagnostic.Kind? = nil
  ) {
    self.kind = kind
    range = SourceRange(start: start, end: start + length)
    content = SourceRange(start: start + margin, end: start + length - margin)
    diagnostic = problem.map { [range] in LexicalDiagnostic(kind: $0, range: range) }
  }

  /// Makes a lexeme whose opening quote or bracket, one byte, is never closed.
  init(_ kind: Token.Kind, from start: Int, to end: Int, unclosed problem: LexicalDiagnostic.Kind) {
    self.kind = kind
    range = SourceRange(start: start, end: end)
    content = SourceRange(start: start + 1, end: end)
    diagnostic = LexicalDiagnostic(
      kind: problem, range: SourceRange(start: start, end: start + 1))
  }
}
