/// A token without the space before it.
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
