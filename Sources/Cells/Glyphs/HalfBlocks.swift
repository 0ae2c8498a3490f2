/// Cells of two pixels, one above the other, by the half blocks U+2580 and U+2584.
enum HalfBlocks {
  /// The cell that shows two colours unchanged; the terminal's own stands for a transparent pixel.
  ///
  /// The darker colour is always the background, so that two colours always make the same pair:
  /// terminals and curses cache pairs.
  static func cell(upper: CellColor, lower: CellColor) -> Cell {
    if upper == lower { return Cell(" ", background: upper) }
    if lower.isTerminal { return Cell("▀", foreground: upper) }
    if upper.isTerminal { return Cell("▄", foreground: lower) }
    return upper.isDarker(than: lower)
      ? Cell("▄", foreground: lower, background: upper)
      : Cell("▀", foreground: upper, background: lower)
  }
}
