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
