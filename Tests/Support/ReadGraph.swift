import Basics
import GraphLanguage
package import GraphFiles
package import Pixels
package import SheetFiles
package import Sheets
package import StateGraph
package import Testing

/// Sheets for tests: `brian.png` with 6 by 4 tiles of 61x85 pixels, and some that cannot be read.
package func testSheet(_ path: String) -> Result<Sheet, SheetFileError> {
  switch path {
  case "brian.png": .success(Sheet(bitmap: testBitmap))
  case "folder": .failure(.file(.directory))
  case "cut.png": .failure(.png(.truncated(detail: "read beyond end of data")))
  default: .failure(.file(.missing))
  }
}

/// Single characters and a few names; `q` never reaches a graph.
package let testKeys = KeyNames(all: ["space", "up", "tab", "ctrl-l"], reserved: ["q"]) { name in
  name.count == 1 || ["space", "up", "tab", "ctrl-l"].contains(name) ? name : nil
}

package let testBitmap = Bitmap(width: 366, height: 340)

extension GraphFileReader {
  /// Reads the text of a file called `d.gv`.
  package init(text: String) {
    self.init(
      SourceText(name: "d.gv", bytes: Array(text.utf8)), directory: "", fallbackName: "d",
      keys: testKeys, readSheet: testSheet)
  }

  /// All diagnostics, rendered.
  package var report: String { DiagnosticRenderer().render(diagnostics, in: source) }
}

/// The graph of a text without errors; warnings are allowed.
package func readGraph(
  _ text: String, sourceLocation: SourceLocation = #_sourceLocation
) throws -> StateGraph {
  let reader = GraphFileReader(text: text)
  return try #require(reader.graph, "\(reader.report)", sourceLocation: sourceLocation)
}

/// The graph of some statements on the sheet `brian.png`, cut into its tiles.
package func readStatements(
  _ statements: String, sourceLocation: SourceLocation = #_sourceLocation
) throws -> StateGraph {
  try readGraph(
    "digraph d {\n sheet=\"brian.png\"\n tile=\"61x85\"\n\(statements)\n}",
    sourceLocation: sourceLocation)
}
