/// A graph file, read: its text, what it says, and what is wrong with it.
package struct ParsedFile: Sendable {
  package let source: SourceText
  /// All that could be read, also of a file with errors.
  package let document: GraphDocument
  /// In the order of the file; those about the file as a whole come first.
  package let diagnostics: [Diagnostic]

  package var hasErrors: Bool { diagnostics.firstError != nil }

  /// Reads a text as graphs in the DOT language.
  ///
  /// It never fails: what is wrong is among the diagnostics, and the document holds what was understood
  /// nevertheless. After many errors the rest of the text is left out.
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
