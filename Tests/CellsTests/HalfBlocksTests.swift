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
      (.palette(4), .palette(9), Cell("▄", foreground: .palette(9), background: .palette(4))),
    ] as [(CellColor, CellColor, Cell)])
  func `Two colours in a cell`(upper: CellColor, lower: CellColor, expected: Cell) {
    #expect(HalfBlocks.cell(upper: upper, lower: lower) == expected)
  }

  @Test(
    arguments: [
      (false, false, " "), (true, false, "▀"), (false, true, "▄"), (true, true, "█"),
    ] as [(Bool, Bool, Unicode.Scalar)])
  func `Lit pixels in a cell`(upper: Bool, lower: Bool, glyph: Unicode.Scalar) {
    #expect(HalfBlocks.cell(upperIsLit: upper, lowerIsLit: lower) == Cell(glyph))
  }
}
