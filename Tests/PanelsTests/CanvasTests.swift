@testable import Panels
import Cells
import Testing

struct CanvasTests {
  private let picture = CellGrid(columns: 4, rows: 3, filling: Cell("p"))
  private let word = CellGrid(columns: 2, rows: 1, filling: Cell("w"))

  @Test func `a picture without layers is itself`() {
    var canvas = Canvas()
    let whole = canvas.lay([], over: picture, damage: Damage(), columns: 4, rows: 3)
    #expect(whole.grid == picture && whole.damage.isEmpty)
  }

  @Test func `a layer is damage while it is there and once when it goes`() {
    var canvas = Canvas()
    let layer = Canvas.Layer(grid: word, column: 1, row: 2)
    var whole = canvas.lay([layer], over: picture, damage: Damage(), columns: 4, rows: 3)
    #expect(whole.grid[1, 2] == Cell("w") && whole.grid[0, 2] == Cell("p"))
    #expect(whole.damage.spans == [0..<0, 0..<0, 1..<3])
    whole = canvas.lay([], over: picture, damage: Damage(), columns: 4, rows: 3)
    #expect(whole.grid == picture)
    #expect(whole.damage.spans == [0..<0, 0..<0, 1..<3])
    #expect(canvas.lay([], over: picture, damage: Damage(), columns: 4, rows: 3).damage.isEmpty)
  }

  @Test func `rows below the picture, columns beside it, and what hangs over the edge`() {
    var canvas = Canvas()
    let whole = canvas.lay(
      [Canvas.Layer(grid: word, column: 3, row: 3)], over: picture, damage: Damage(), columns: 4,
      rows: 4)
    #expect(whole.grid.rows == 4)
    #expect(whole.grid[3, 3] == Cell("w") && whole.grid[2, 3] == .blank)
    #expect(whole.damage.spans == [0..<0, 0..<0, 0..<0, 3..<4])
    let wide = canvas.lay(
      [Canvas.Layer(grid: word, column: 4, row: 0)], over: picture, damage: Damage(), columns: 6,
      rows: 3)
    #expect(wide.grid.columns == 6 && wide.grid[3, 0] == Cell("p") && wide.grid[5, 0] == Cell("w"))
    #expect(wide.damage.spans == [4..<6, 0..<0, 0..<0, 3..<4])
  }
}
