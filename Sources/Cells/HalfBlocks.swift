/// Cells of two pixels, one above the other, by the half blocks U+2580 and U+2584.
enum HalfBlocks {
  /// The cell that shows two colours unchanged; the terminal's own stands for a transparent pixel.
  ///
  /// Of two colours the lesser is always the background, so that a pair of colours is the same pair
  /// wherever it occurs: terminals and curses count pairs.
  static func cell(upper: CellColor, lower: CellColor) -> Cell {
    if upper == lower { return Cell(" ", background: upper) }
    if lower.isTerminal { return Cell("▀", foreground: upper) }
    if upper.isTerminal { return Cell("▄", foreground: lower) }
    return upper < lower
      ? Cell("▄", foreground: lower, background: upper)
      : Cell("▀", foreground: upper, background: lower)
  }

  /// The cell that shows two pixels without colour, lit ones in the terminal's foreground.
  static func cell(upperIsLit: Bool, lowerIsLit: Bool) -> Cell {
    switch (upperIsLit, lowerIsLit) {
    case (false, false): .blank
    case (true, false): Cell("▀")
    case (false, true): Cell("▄")
    case (true, true): Cell("█")
    }
  }
}
