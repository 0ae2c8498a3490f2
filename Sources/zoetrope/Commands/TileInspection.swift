import Basics
import Stage
import Cells
import Player
import StateGraph
import Terminal

/// The frames of all sheets of a file as pictures, with their numbers.
struct TileInspection {
  let graph: StateGraph
  private let look: Look
  private let columns: Int

  /// Columns where there is no terminal.
  private static let usualColumns = 80

  /// Finds out how pictures are shown on the terminal, or where there is none.
  ///
  /// - Throws: ``Failure/usage(_:)``.
  @MainActor init(_ graph: StateGraph, _ arguments: Arguments) throws(Failure) {
    self.graph = graph
    let report = TerminalReport(colors: LookOptions.depth(arguments), asks: false)
    guard report.isTerminal else {
      look = try LookOptions.lookOfText(arguments)
      columns = report.environment.columns ?? Self.usualColumns
      return
    }
    columns = report.size.columns
    var look = try LookOptions.look(arguments)
    look.depth = report.colors.depth
    let asked = LookOptions.glyphs(arguments)
    func glyphs(isShrunk: Bool) -> GlyphSet {
      report.glyphs.choice(requested: asked, isShrunk: isShrunk, depth: look.depth).glyphs
    }
    look.glyphs = glyphs(isShrunk: false)
    let isShrunk = graph.sheets.contains { [look, columns] loaded in
      TileOverview(of: loaded.sheet, look: look, columns: columns).isShrunk
    }
    if isShrunk { look.glyphs = glyphs(isShrunk: true) }
    self.look = look
  }

  /// Prints each sheet: a line that says what it is, then its tiles.
  ///
  /// - Throws: ``Failure/run(_:)``.
  func print() throws(Failure) {
    for loaded in graph.sheets {
      try Output.write("\(visible(loaded.path)): \(loaded.sheet.contentInWords)\n\n")
      let overview = TileOverview(of: loaded.sheet, look: look, columns: columns)
      try overview.forEachRow { row throws(Failure) in
        try Output.write(ANSIText.text(of: row, depth: look.depth))
      }
    }
  }
}
