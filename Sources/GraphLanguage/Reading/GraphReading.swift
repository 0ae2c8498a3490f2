import Basics

/// The graphs of a file with DOT's rules applied, and the limit that kept some of them from being
/// read.
package struct GraphReading: Sendable {
  /// Maximum number of nodes in a file.
  package static let maximumNodes = 10_000
  /// Maximum number of edges in a file; one that is stated several times counts as often.
  package static let maximumEdges = 100_000
  /// Maximum number of attributes of nodes and edges in a file; those of a list count for each node
  /// or edge that gets them.
  package static let maximumAttributes = 1_000_000

  package let graphs: [ResolvedGraph]
  /// At most one error: a limit that was passed.
  ///
  /// What comes after it in the file is left out.
  package let diagnostics: [Diagnostic]

  /// Applies DOT's rules to a file.
  package init(_ document: GraphDocument) {
    var budget = ReadingBudget()
    var graphs: [ResolvedGraph] = []
    do throws(GraphSizeError) {
      for graph in document.graphs {
        var reader = GraphReader(graph, budget: budget)
        defer {
          budget = reader.budget
          graphs.append(reader.graph)
        }
        try reader.read(graph.statements)
      }
      diagnostics = []
    } catch {
      diagnostics = [error.diagnostic]
    }
    self.graphs = graphs
  }
}
