/// Reports braces and brackets of one graph that are never closed.
///
/// One missing brace leaves all the braces around it unclosed as well. So only one is reported, and
/// if possible the one that the indentation speaks against:
///
///     digraph {
///       subgraph s {     // this one lacks its closing brace
///         a
///     }                  // and takes the one of the digraph
final class BalanceCheck {
  private let cursor: TokenCursor
  /// The innermost `{` whose closing brace is indented less than its own line.
  private var suspect: SourceRange?
  private var hasReported = false

  init(_ cursor: TokenCursor) { self.cursor = cursor }

  /// Checks the indentation of a pair of braces.
  func checkIndentation(opener: SourceRange, closer: SourceRange) {
    guard suspect == nil, indentation(of: closer) < indentation(of: opener), startsItsLine(closer)
    else { return }
    suspect = opener
  }

  /// Reports at the end of a graph that a brace is never closed.
  func reportBrace(_ opener: SourceRange) {
    if reportComment() || hasReported { return }
    cursor.report(.unclosedBrace, at: suspect ?? opener)
    hasReported = true
  }

  /// Reports a bracket that is never closed.
  func reportBracket(_ opener: SourceRange) {
    if !reportComment() { cursor.report(.unclosedBracket, at: opener) }
    if cursor.current.kind == .endOfFile { hasReported = true }
  }

  /// Reports an unclosed comment here, which may hide what closes the brace or bracket.
  private func reportComment() -> Bool {
    guard cursor.current.diagnostic?.kind == .unclosedComment else { return false }
    cursor.reportHere(.unclosedComment)
    return true
  }

  private func indentation(of range: SourceRange) -> Int {
    let line = lineRange(of: range)
    return cursor.source.bytes[line.start..<line.end]
      .prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
  }

  private func startsItsLine(_ range: SourceRange) -> Bool {
    cursor.source.bytes[lineRange(of: range).start..<range.start].allSatisfy(\.isSpace)
  }

  private func lineRange(of range: SourceRange) -> SourceRange {
    cursor.source.range(ofLine: cursor.source.line(at: range.start))
  }
}
