package import GraphLanguage

/// Reads a state-graph file: text to graph, with everything that there is to say about it.
package struct GraphFileReader {
  /// The text that the diagnostics point into.
  package let source: SourceText
  /// The graph; nil if there was an error.
  package let graph: StateGraph?
  /// In the order of the file.
  package let diagnostics: [Diagnostic]

  /// Reads a file's text and the sheets that it names.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - directory: Where relative paths in the file start from; empty for the current directory.
  ///   - fallbackName: What an actor is called whose graph has no name.
  ///   - readSheet: Decodes the sheet at a path.
  package init(
    _ source: SourceText, directory: String, fallbackName: String,
    readSheet: @escaping SheetShelf.Reader
  ) {
    self.source = source
    let parsed = ParsedFile(source)
    let reading = GraphReading(parsed.document)
    var bag = DiagnosticBag(parsed.diagnostics + reading.diagnostics)
    var shelf = SheetShelf(directory: directory, read: readSheet)
    // What could be read is checked too, so that one run tells of as much as it can.
    let actors = reading.graphs.map { graph in
      ActorReader(graph: graph, fallbackName: fallbackName).read(&shelf, &bag)
    }
    let complete = actors.compactMap { $0 }
    graph =
      bag.hasErrors || complete.isEmpty
      ? nil : StateGraph(actors: complete, sheets: shelf.sheets)
    diagnostics = bag.sorted
  }
}
