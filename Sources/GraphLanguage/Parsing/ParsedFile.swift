/// A graph file that was parsed: its text, its syntax tree, and what is wrong with it.
package struct ParsedFile: Sendable {
  package let source: SourceText
  /// Everything that could be read, even if the file has errors.
  package let document: GraphDocument
  /// What is wrong, in the order of the file; diagnostics about the file as a whole come first.
  package let diagnostics: [Diagnostic]

  package var hasErrors: Bool { diagnostics.firstError != nil }

  /// Parses a text in the DOT language.
  ///
  /// This never fails: what is wrong is in the diagnostics, and the document contains whatever
  /// could be read. After too many errors the rest of the text is skipped.
  package init(_ source: SourceText) {
    self.source = source
    guard source.bytes.count <= SourceText.maximumSize else {
      document = GraphDocument(graphs: [])
      diagnostics = [SyntaxDiagnostic.fileTooLarge.diagnostic(at: nil)]
      return
    }
    let cursor = TokenCursor(source)
    var parser = DocumentParser(cursor)
    document = parser.parse()
    diagnostics = cursor.diagnostics
  }
}
