import GraphLanguage

/// What a graph file says by DOT's own rules, whatever its attributes may mean.
struct SyntaxInspection {
  /// What is wrong with the file.
  let diagnostics: [Diagnostic]
  /// The graphs as JSON, in UTF-8; nil if there is an error.
  let text: [UInt8]?

  init(of source: SourceText) {
    let file = ParsedFile(source)
    let reading = GraphReading(file.document)
    diagnostics = file.diagnostics + reading.diagnostics
    if diagnostics.contains(where: { $0.severity == .error }) {
      text = nil
    } else {
      // A line for each node and each edge.
      text = JSONValue.object([("graphs", .array(reading.graphs.map(\.json)))]).text(openLevels: 4)
    }
  }
}
