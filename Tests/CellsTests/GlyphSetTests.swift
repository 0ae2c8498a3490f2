import Cells
import Testing

struct GlyphSetTests {
  @Test func `Sets go by the names of the command line`() {
    #expect(GlyphSet.allCases.map(\.rawValue) == ["half", "ascii"])
  }

  @Test(arguments: GlyphSet.allCases)
  func `A cell shows one pixel above another`(glyphs: GlyphSet) {
    #expect(glyphs.subcellWidth == 1 && glyphs.subcellHeight == 2)
  }
}
