import Cells

/// Characters of one colour that stand in cells side by side, with single spaces between words.
struct TextRun: Hashable {
  /// In columns and rows, from zero.
  let column: Int
  let row: Int
  private(set) var text: String
  private(set) var columns: Int

  /// The runs of a row, by their colours.
  ///
  /// Characters of other widths than one stand alone, as fonts differ on them.
  ///
  /// - Parameters:
  ///   - row: From zero.
  ///   - grid: The cells.
  /// - Returns: From the left, with the colour of each.
  static func runs(ofRow row: Int, in grid: CellGrid) -> [(run: TextRun, color: CellColor)] {
    var runs: [(run: TextRun, color: CellColor)] = []
    for column in 0..<grid.columns {
      let cell = grid[column, row]
      guard cell.glyph != " ", cell.glyph != ClusterGlyph.rest, GlyphShape(cell.glyph) == .text
      else { continue }
      let width = ClusterGlyph.cluster(of: cell.glyph)?.width ?? 1
      if width == 1, let last = runs.last, last.color == cell.foreground,
        last.run.reaches(column, in: grid)
      {
        runs[runs.count - 1].run.append(cell.text, column: column)
      } else {
        let run = TextRun(column: column, row: row, text: cell.text, columns: width)
        runs.append((run, cell.foreground))
      }
    }
    return runs
  }

  /// Whether a character in a column goes on with it.
  private func reaches(_ column: Int, in grid: CellGrid) -> Bool {
    guard text.count == columns else { return false }
    let gap = column - self.column - columns
    return gap == 0 || gap == 1 && grid[column - 1, row].glyph == " "
  }

  private mutating func append(_ character: String, column: Int) {
    if column > self.column + columns { text += " " }
    text += character
    columns = column - self.column + 1
  }
}
