extension GlyphTable {
  /// A cell in one colour, on the terminal's ground where the mask leaves it.
  func cell(_ color: CellColor, filling mask: Int) -> Cell {
    mask == full ? Cell(" ", background: color) : Cell(glyphs[mask], foreground: color)
  }

  /// A cell in two colours.
  ///
  /// The darker is always the background, so that a pair of colours is the same pair wherever it
  /// occurs: terminals and curses count pairs.
  ///
  /// - Parameters:
  ///   - color: The colour of the mask.
  ///   - mask: Some of the sub-cells.
  ///   - other: The colour of all others.
  /// - Returns: A cell of this table's glyphs.
  func cell(_ color: CellColor, filling mask: Int, and other: CellColor) -> Cell {
    if color == other || mask == 0 { return Cell(" ", background: other) }
    return other.isDarker(than: color)
      ? Cell(glyphs[mask], foreground: color, background: other)
      : Cell(glyphs[full & ~mask], foreground: other, background: color)
  }
}
