import Cells
import Testing

@Suite struct CellGridClustersTests {
  private static func texts(_ grid: CellGrid) -> [String] { grid.cells.map(\.text) }

  @Test func `a wide character covers its cells`() {
    var grid = CellGrid(columns: 4, rows: 1, filling: Cell("."))
    grid.put("日", width: 2, like: .blank, column: 1, row: 0)
    #expect(Self.texts(grid) == [".", "日", "", "."])
  }

  @Test("cut off, it is blank", arguments: [(-1, [" ", ".", "."]), (2, [".", ".", " "])])
  func cut(_ column: Int, texts: [String]) {
    var grid = CellGrid(columns: 3, rows: 1, filling: Cell("."))
    grid.put("日", width: 2, like: .blank, column: column, row: 0)
    grid.put("日", width: 2, like: .blank, column: 9, row: 0)
    grid.put("日", width: 2, like: .blank, column: 0, row: 1)
    #expect(Self.texts(grid) == texts)
  }

  @Test("what others are drawn over is blanked", arguments: [0, 1, 2, 3, 4])
  func mended(_ place: Int) {
    var grid = CellGrid(columns: 5, rows: 1)
    grid.put("日", width: 2, like: .blank, column: 0, row: 0)
    grid.put("本", width: 2, like: .blank, column: 2, row: 0)
    grid[place, 0].glyph = "x"
    grid.mendClusters(in: CellRect(column: place, row: 0, columns: 1, rows: 1))
    let expected = [
      ["x", " ", "本", "", " "], [" ", "x", "本", "", " "], ["日", "", "x", " ", " "],
      ["日", "", " ", "x", " "], ["日", "", "本", "", "x"],
    ]
    #expect(Self.texts(grid) == expected[place])
  }
}
