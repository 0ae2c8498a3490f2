extension GlyphTable {
  /// A cell in one colour, with the terminal's background outside the mask.
  func cell(_ color: CellColor, filling mask: Int) -> Cell {
    mask == full ? Cell(" ", background: color) : Cell(glyphs[mask], foreground: color)
  }

  /// A cell in two colours.
  ///
  /// The darker colour is always the background, so that two colours always make the same pair:
  /// terminals and curses cache pairs.
  ///
  /// - Parameters:
  ///   - color: The colour of the mask.
  ///   - mask: Some of the sub-cells.
  ///   - other: The colour of all others.
  /// - Returns: The cell; a space if it shows only one colour.
  func cell(_ color: CellColor, filling mask: Int, and other: CellColor) -> Cell {
    if color == other || mask == 0 { return Cell(" ", background: other) }
    return other.isDarker(than: color)
      ? Cell(glyphs[mask], foreground: color, background: other)
      : Cell(glyphs[full & ~mask], foreground: other, background: color)
  }
}
