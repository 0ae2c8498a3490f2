/// The characters that pictures are made of.
package enum GlyphSet: String, CaseIterable, Sendable {
  /// U+2580 and U+2584: one pixel above another in each cell, both exact.
  case half
  /// Printable ASCII, for terminals that cannot show more.
  case ascii

  /// Pixels of the picture side by side in one cell.
  package var subcellWidth: Int { 1 }

  /// Pixels of the picture one above the other in one cell.
  package var subcellHeight: Int { 2 }
}
