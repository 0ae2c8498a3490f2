import Basics

/// Graphs as DOT's rules read them, and what kept some of it from being read.
package struct GraphReading: Sendable {
  /// Nodes of a file at most.
  package static let mostNodes = 10_000
  /// Edges of a file at most, counted as often as they are stated.
  package static let mostEdges = 100_000
  /// Attributes of nodes and edges of a file at most, those of lists counted for each one that they go to.
  package static let mostAttributes = 1_000_000

  package let graphs: [ResolvedGraph]
  /// At most one error: a limit that was passed, and what comes after it in the file is left out.
  package let diagnostics: [Diagnostic]

  /// Applies DOT's rules to what a file says.
  package init(_ document: GraphDocument) {
    var budget = ReadingBudget()
    var graphs: [ResolvedGraph] = []
    do throws(Diagnostic) {
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
      diagnostics = [error]
    }
    self.graphs = graphs
  }
}

extension Diagnostic: Error {}

/// How much of a file has been read, so that a small file cannot come to something huge.
struct ReadingBudget {
  private var nodes = 0
  private var edges = 0
  private var attributes = 0

  mutating func spendNode(at range: SourceRange) throws(Diagnostic) {
    nodes += 1
    if nodes > GraphReading.mostNodes {
      throw .error("the file has more than \(grouped(GraphReading.mostNodes)) states", at: range)
    }
  }

  mutating func spendEdge(at range: SourceRange) throws(Diagnostic) {
    edges += 1
    if edges > GraphReading.mostEdges {
      throw .error("the file has more than \(grouped(GraphReading.mostEdges)) edges", at: range)
    }
  }

  mutating func spendAttributes(_ count: Int, at range: SourceRange) throws(Diagnostic) {
    attributes += count
    if attributes > GraphReading.mostAttributes {
      throw .error(
        "the file has more than \(grouped(GraphReading.mostAttributes)) attributes", at: range)
    }
  }
}
