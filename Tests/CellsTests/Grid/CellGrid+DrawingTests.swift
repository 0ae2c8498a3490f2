import Cells
import Testing

struct CellGridDrawingTests {
  /// A grid given by its rows, a glyph for each cell.
  private func grid(_ rows: [String]) -> CellGrid {
    let cells = rows.flatMap { $0.unicodeScalars.map { Cell($0) } }
    return CellGrid(columns: rows[0].count, rows: rows.count, cells: cells)
  }

  @Test(arguments: [
    (1, 1, ["....", ".ab.", ".cd.", "...."]),
    (0, 0, ["ab..", "cd..", "....", "...."]),
    (-1, 2, ["....", "....", "b...", "d..."]),
    (3, 3, ["....", "....", "....", "...a"]),
    (2, -1, ["..cd", "....", "....", "...."]),
    (4, 0, ["....", "....", "....", "...."]),
    (0, -2, ["....", "....", "....", "...."]),
    (-90, 90, ["....", "....", "....", "...."]),
  ])
  func `A grid is drawn at a place, and cut off outside`(
    column: Int, row: Int, expected: [String]
  ) {
    var background = grid(["....", "....", "....", "...."])
    background.draw(grid(["ab", "cd"]), column: column, row: row)
    #expect(background == grid(expected))
  }

  @Test func `A grid larger than the other covers it`() {
    var background = grid(["..", ".."])
    background.draw(grid(["abcd", "efgh", "ijkl"]), column: -1, row: -1)
    #expect(background == grid(["fg", "jk"]))
  }

  @Test func `Blank cells cover too`() {
    var background = grid(["xx"])
    background.draw(CellGrid(columns: 1, rows: 1), column: 1, row: 0)
    #expect(background == grid(["x "]))
  }

  @Test func `Grids without cells change nothing`() {
    var background = grid(["xx"])
    background.draw(CellGrid(columns: 0, rows: 3), column: 0, row: 0)
    #expect(background == grid(["xx"]))
    var empty = CellGrid(columns: 0, rows: 0)
    empty.draw(background, column: 0, row: 0)
    #expect(empty.cells.isEmpty)
  }
}
