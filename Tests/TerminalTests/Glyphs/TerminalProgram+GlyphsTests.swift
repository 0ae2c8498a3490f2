import Cells
import Terminal
import Testing

@Suite struct TerminalProgramGlyphsTests {
  @Test(
    "the densest glyphs that a program draws",
    arguments: [
      ("kitty(0.39.1)", .sextant), ("kitty(0.40.0)", .octant), ("kitty", .sextant),
      ("foot(1.19.0)", .sextant), ("foot(1.20.2)", .octant), ("ghostty 1.1.3", .sextant),
      ("ghostty 1.2.0", .octant), ("VTE(7603)", .sextant), ("VTE(7800)", .octant),
      ("VTE(5202)", .quadrant), ("vte", .quadrant), ("WezTerm 20240203-1", .sextant),
      ("WezTerm 20200101-1", .quadrant), ("contour 0.4.3", .sextant),
      ("Konsole 23.08.5", .quadrant), ("XTerm(379)", nil), ("tmux 3.3a", nil),
    ] as [(String, GlyphSet?)])
  func drawn(_ name: String, glyphs: GlyphSet?) {
    #expect(TerminalProgram(reply: name).densestGlyphs == glyphs)
  }
}
