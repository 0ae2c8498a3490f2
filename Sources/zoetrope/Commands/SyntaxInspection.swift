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
    text =
      diagnostics.firstError == nil
      ? Self.text(of: reading.graphs, sourceSize: source.bytes.count) : nil
  }

  private static func text(of graphs: [ResolvedGraph], sourceSize: Int) -> [UInt8] {
    // A line for each node and each edge; all that is thrice as long as most sources.
    var writer = JSONWriter(openLevels: 4, capacity: 3 * sourceSize)
    writer.object { writer in
      writer.name("graphs")
      writer.array { writer in
        for graph in graphs {
          writer.element()
          writer.graph(graph)
        }
      }
    }
    writer.endLine()
    return writer.bytes
  }
}
