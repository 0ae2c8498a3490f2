import Cells
import Testing

struct GlyphSetTests {
  @Test func `Sets go by the names of the command line`() {
    #expect(
      GlyphSet.allCases.map(\.rawValue)
        == ["half", "quadrant", "sextant", "octant", "braille", "ascii"])
  }

  @Test(
    arguments: [
      (.half, 1, 2), (.quadrant, 2, 2), (.sextant, 2, 3), (.octant, 2, 4), (.braille, 2, 4),
      (.ascii, 1, 2),
    ] as [(GlyphSet, Int, Int)])
  func `Pixels in a cell`(glyphs: GlyphSet, width: Int, height: Int) {
    #expect(glyphs.subcellWidth == width && glyphs.subcellHeight == height)
  }

  @Test(
    arguments: [
      (.half, "▄", 0b10), (.half, " ", 0), (.half, "▌", nil), (.quadrant, "▚", 0b1001),
      (.sextant, "\u{1FB00}", 0b1), (.octant, "▂", 0b1100_0000), (.braille, "\u{2801}", 0b1),
      (.ascii, "a", nil),
    ] as [(GlyphSet, Unicode.Scalar, Int?)])
  func `What a glyph fills of its cell`(glyphs: GlyphSet, glyph: Unicode.Scalar, mask: Int?) {
    #expect(glyphs.mask(of: glyph) == mask)
  }
}
