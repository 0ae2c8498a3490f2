package import GraphLanguage

/// Reads a state-graph file: text to graph, with everything that there is to say about it.
package struct GraphReader {
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
    let parsed = Parser.parse(source)
    var bag = DiagnosticBag(parsed.diagnostics)
    var shelf = SheetShelf(directory: directory, read: readSheet)
    var actors: [ActorGraph?] = []
    if !bag.hasErrors {
      actors = parsed.document.graphs.map { syntax in
        ActorReader(graph: GraphResolver.resolve(syntax), fallbackName: fallbackName)
          .read(&shelf, &bag)
      }
    }
    let complete = actors.compactMap { $0 }
    graph =
      bag.hasErrors || complete.isEmpty
      ? nil : StateGraph(actors: complete, sheets: shelf.sheets)
    diagnostics = bag.sorted
  }
}
