/// The characters that pictures are made of.
package enum GlyphSet: String, CaseIterable, Sendable {
  /// U+2580 and U+2584: one pixel above another in each cell, both exact.
  case half
  /// Two by two pixels in each cell, by characters that most fonts have.
  case quadrant
  /// Two by three pixels, by characters of Unicode 13.
  case sextant
  /// Two by four pixels, by characters of Unicode 16.
  case octant
  /// Two by four dots, in one colour on the ground.
  case braille
  /// Printable ASCII, for terminals that cannot show more.
  case ascii

  /// Pixels of the picture side by side in one cell.
  package var subcellWidth: Int { table.width }

  /// Pixels of the picture one above the other in one cell.
  package var subcellHeight: Int { table.height }

  /// The glyphs that the set needs besides ASCII.
  package var glyphs: [Unicode.Scalar] { self == .ascii ? [] : table.glyphs }

  /// The sub-cells that a glyph fills, row by row from the upper left, the first in the lowest bit.
  ///
  /// - Parameter glyph: Any character; the space, which fills none, is in each set.
  /// - Returns: Nil for a glyph that the set does not have.
  package func mask(of glyph: Unicode.Scalar) -> Int? { table.mask(of: glyph) }

  /// The glyph for each way to fill a cell; ASCII, which has no such glyphs, shows halves.
  var table: GlyphTable {
    switch self {
    case .half, .ascii: .half
    case .quadrant: .quadrant
    case .sextant: .sextant
    case .octant: .octant
    case .braille: .braille
    }
  }
}
