import Cells
import Testing

@testable import draw_screens

struct ScreenPictureTests {
  private func lines(_ grid: CellGrid) -> [String] {
    ScreenPicture(grid).svg.split(separator: "\n").map(String.init)
  }

  @Test func `A blank screen is its background`() {
    let lines = lines(CellGrid(columns: 10, rows: 2))
    #expect(
      lines[0] == "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"80\" height=\"32\" "
        + "viewBox=\"0 0 240 96\">")
    #expect(lines[1] == "<path fill=\"#16161e\" d=\"M0 0h240v96H0z\"/>")
    #expect(lines.count == 9 && lines.last == "</svg>")
    #expect(!lines.dropFirst(2).contains { $0.contains("<path") || $0.contains("<text") })
  }

  @Test func `Pixels of one colour are one rectangle, whichever half they are`() {
    var grid = CellGrid(columns: 3, rows: 1)
    grid[0, 0] = Cell("▀", foreground: .rgb(0xFF0000), background: .rgb(0x0000AB))
    grid[1, 0] = Cell("▄", foreground: .rgb(0x0000AB), background: .rgb(0xFF0000))
    grid[2, 0] = Cell(" ", background: .palette(9))
    #expect(
      lines(grid)[3...4] == [
        "<path fill=\"#0000ab\" d=\"M0 24h48v24H0z\"/>",
        "<path fill=\"#ff0000\" d=\"M0 0h72v24H0zM48 24h24v24H48z\"/>",
      ])
  }

  @Test func `Lines and signs lie on the background of their cells`() {
    var grid = CellGrid(columns: 3, rows: 1, filling: Cell("─", background: .rgb(0x112233)))
    grid[2, 0].glyph = "▶"
    let lines = lines(grid)
    #expect(lines[3] == "<path fill=\"#112233\" d=\"M0 0h72v48H0z\"/>")
    #expect(lines.contains("<path fill=\"#c8ccd4\" d=\"M0 24h48v3H0z\"/>"))
    #expect(lines.contains("<path fill=\"#c8ccd4\" d=\"M48 0m1 14l22 11.5l-22 11.5z\"/>"))
  }

  @Test func `Text is as wide as its cells, and says what it says`() {
    var grid = CellGrid(columns: 9, rows: 2)
    for (column, character) in "a <b> & c".enumerated() {
      grid.put(
        String(character), width: 1, like: Cell(" ", foreground: .rgb(0xABCDEF)), column: column,
        row: 1)
    }
    let lines = lines(grid)
    #expect(lines.contains("<g fill=\"#abcdef\">"))
    #expect(
      lines.contains("<text x=\"0\" y=\"85\" textLength=\"216\">a &lt;b&gt; &amp; c</text>"))
  }

  @Test func `A character alone is as wide as it is`() {
    var grid = CellGrid(columns: 3, rows: 1)
    grid.put("x", width: 1, like: .blank, column: 2, row: 0)
    #expect(lines(grid).contains("<text x=\"48\" y=\"37\">x</text>"))
  }
}
