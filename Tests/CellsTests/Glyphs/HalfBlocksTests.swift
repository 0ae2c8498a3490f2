import Testing

@testable import Cells

struct HalfBlocksTests {
  static let red = CellColor.rgb(0xFF0000)
  static let blue = CellColor.rgb(0x0000FF)

  @Test(
    arguments: [
      (.terminal, .terminal, Cell(" ")),
      (red, red, Cell(" ", background: red)),
      (red, .terminal, Cell("▀", foreground: red)),
      (.terminal, red, Cell("▄", foreground: red)),
      (red, blue, Cell("▀", foreground: red, background: blue)),
      (blue, red, Cell("▄", foreground: red, background: blue)),
      // The darker is the background, though its number is the larger.
      (
        .rgb(0x0000FF), .rgb(0x010101),
        Cell("▀", foreground: .rgb(0x0000FF), background: .rgb(0x010101))
      ),
      (.palette(4), .palette(9), Cell("▄", foreground: .palette(9), background: .palette(4))),
    ] as [(CellColor, CellColor, Cell)])
  func `Two colours in a cell`(upper: CellColor, lower: CellColor, expected: Cell) {
    #expect(HalfBlocks.cell(upper: upper, lower: lower) == expected)
  }
}
