/// A position in a source text, as an editor shows it.
package struct SourcePosition: Hashable, Sendable {
  /// Bytes from the start of the text, from zero.
  package let offset: Int
  /// The line, from one.
  package let line: Int
  /// The character within the line, from one; a tab is one character, as is a letter with its
  /// accents.
  package let column: Int

  package init(offset: Int, line: Int, column: Int) {
    self.offset = offset
    self.line = line
    self.column = column
  }
}
