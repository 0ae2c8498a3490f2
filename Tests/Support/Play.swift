import GraphFiles
import Basics
package import Animation
import Pixels
import Sheets
package import StateGraph
package import Testing

/// A short graph and its trace.
///
/// Its sheet is `brian.png` with 6 by 4 tiles; at scale 0.1 a tile is 6 by 9 sub-cells, which are
/// 6 columns and 4 rows and a half, on a stage of 80 columns and 24 rows unless said otherwise.
package struct Play {
  package let graph: StateGraph
  package var seed: UInt64 = 0
  package var size = (columns: 80, rows: 24)
  package var speed = Ratio.one
  package var frames = false

  /// Plays the statements of a digraph `d`.
  package init(_ statements: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    graph = try readStatements("scale=\"0.1\"\n" + statements, sourceLocation: sourceLocation)
  }

  package init(_ graph: StateGraph) { self.graph = graph }

  package var geometry: StageGeometry {
    StageGeometry(graph, columns: size.columns, rows: size.rows)
  }

  /// The lines of events below a time, with a space between the fields.
  ///
  /// - Parameters:
  ///   - end: A time as in files: `2s`.
  ///   - sendings: As on the command line: `1.5s key d`; and changes of size: `1s resize 40x24`.
  /// - Returns: The lines, without the last newline.
  /// - Throws: ``ValueError`` if a time or a sending is wrong.
  package func trace(until end: String, _ sendings: String...) throws -> String {
    let limit = try TimeSpan.parse(end)
    let director = Director(graph, geometry: geometry, seed: seed)
    director.reportsFrames = frames
    var lines: [String] = []
    director.onProblem = { lines.append("problem: " + $0) }
    var run = VirtualRun(
      director, speed: speed, sendings: try sendings.map { try sending($0) }
    ) { event, time in lines.append(event.line(at: time).replacing("\t", with: " ")) }
    run.play(until: limit) { true }
    return lines.joined(separator: "\n")
  }

  private func sending(_ text: String) throws -> VirtualRun.Sending {
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 3, words[1] == "resize" else {
      return try SendingText(keys: .any, actors: graph.actors.map(\.name)).parse(text)
    }
    let size = try Extent.screen(words[2])
    return VirtualRun.Sending(
      at: try TimeSpan.parse(words[0]),
      .resize(StageGeometry(graph, columns: size.columns, rows: size.rows)))
  }
}
