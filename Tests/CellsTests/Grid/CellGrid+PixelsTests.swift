import Pixels
import Testing

@testable import Cells

struct CellGridPixelsTests {
  private static let red = CellColor.rgb(0xFF0000)
  private static let blue = CellColor.rgb(0x0000FF)

  @Test(arguments: [
    (Cell("▀", foreground: red), [RGBA(255, 0, 0), .transparent]),
    (Cell("▄", foreground: red, background: blue), [RGBA(0, 0, 255), RGBA(255, 0, 0)]),
    (Cell("█", foreground: blue, background: red), [RGBA(0, 0, 255), RGBA(0, 0, 255)]),
    (Cell(" ", background: red), [RGBA(255, 0, 0), RGBA(255, 0, 0)]),
    (Cell.blank, [.transparent, .transparent]),
    (Cell(" ", background: .palette(3)), [.transparent, .transparent]),
  ])
  func `A cell is two pixels`(cell: Cell, pixels: [RGBA]) {
    #expect(CellGrid(columns: 1, rows: 1, filling: cell).pixels.pixels == pixels)
  }

  @Test func `Rows of cells are pairs of rows of pixels`() {
    var grid = CellGrid(columns: 3, rows: 2)
    grid[2, 1] = Cell("▄", foreground: Self.red)
    let pixels = grid.pixels
    #expect((pixels.width, pixels.height) == (3, 4))
    #expect(pixels[2, 3] == RGBA(255, 0, 0))
    #expect(pixels.pixels.count { $0 != .transparent } == 1)
  }
}
