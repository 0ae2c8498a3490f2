import Testing

@testable import Cells

struct GlyphTableTests {
  static let tables: [GlyphTable] = [.half, .quadrant, .sextant, .octant, .braille]

  @Test(arguments: tables)
  func `Every mask has its own glyph`(table: GlyphTable) {
    #expect(table.glyphs.count == 1 << table.count)
    #expect(Set(table.glyphs).count == table.glyphs.count)
    for (mask, glyph) in table.glyphs.enumerated() { #expect(table.mask(of: glyph) == mask) }
    #expect(table.mask(of: "x") == nil)
    #expect(table.glyphs[0] == " ")
  }

  @Test(arguments: [GlyphTable.half, .quadrant, .sextant, .octant])
  func `All of a cell is the full block`(table: GlyphTable) {
    #expect(table.glyphs[table.full] == "█")
  }

  /// The places that a name such as BLOCK OCTANT-1235 counts from one, as a mask.
  private func mask(_ places: Int) -> Int {
    String(places).reduce(0) { $0 | 1 << (($1.wholeNumberValue ?? 0) - 1) }
  }

  @Test(arguments: [
    (1, 0x1FB00), (2, 0x1FB01), (12, 0x1FB02), (3, 0x1FB03), (135, 0x258C), (246, 0x2590),
    (235, 0x1FB14), (1235, 0x1FB15), (1246, 0x1FB28), (346, 0x1FB29), (23456, 0x1FB3B),
  ])
  func `Sextants go by their names`(places: Int, code: UInt32) {
    #expect(GlyphTable.sextant.glyphs[mask(places)].value == code)
  }

  @Test(arguments: [
    (1, 0x1CEA8), (2, 0x1CEAB), (7, 0x1CEA3), (8, 0x1CEA0), (35, 0x1FBE6), (46, 0x1FBE7),
    (12, 0x1FB82), (123456, 0x1FB85), (78, 0x2582), (345678, 0x2586), (1357, 0x258C),
    (2468, 0x2590), (1368, 0x259A), (3, 0x1CD00), (23, 0x1CD01), (1235, 0x1CD0F), (456, 0x1CD2F),
    (17, 0x1CD36), (2357, 0x1CD49), (123467, 0x1CD60), (18, 0x1CD71), (168, 0x1CD90),
    (178, 0x1CDAC), (1378, 0x1CDB0), (678, 0x1CDCB), (15678, 0x1CDDB), (1345678, 0x1CDE4),
    (2345678, 0x1CDE5),
  ])
  func `Octants go by their names`(places: Int, code: UInt32) {
    #expect(GlyphTable.octant.glyphs[mask(places)].value == code)
  }

  @Test(arguments: [
    (0x01, 0x2801), (0x02, 0x2808), (0x04, 0x2802), (0x08, 0x2810), (0x10, 0x2804), (0x20, 0x2820),
    (0x40, 0x2840), (0x80, 0x2880), (0xFF, 0x28FF), (0x55, 0x2847),
  ])
  func `Dots of braille`(mask: Int, code: UInt32) {
    #expect(GlyphTable.braille.glyphs[mask].value == code)
  }
}
