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
}
