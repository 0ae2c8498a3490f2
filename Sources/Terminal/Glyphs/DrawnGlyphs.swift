package import Cells

/// Which glyphs terminals draw by themselves, in the size of their cells.
///
/// Others take them from a font, where they may be missing, or leave gaps between cells.
extension TerminalProgram {
  /// From which version on programs draw a set; the denser sets come later in a program's list.
  private static let drawn: [String: [(glyphs: GlyphSet, since: [Int])]] = [
    "kitty": [(.sextant, []), (.octant, [0, 40])],
    "foot": [(.sextant, []), (.octant, [1, 20])],
    "ghostty": [(.sextant, []), (.octant, [1, 2])],
    "vte": [(.quadrant, []), (.sextant, [6200]), (.octant, [7800])],
    "wezterm": [(.quadrant, []), (.sextant, [20_210_610])],
    "contour": [(.sextant, [])],
    "alacritty": [(.quadrant, [])],
    "konsole": [(.quadrant, [])],
    "iterm2": [(.quadrant, [])],
    "mlterm": [(.quadrant, [])],
    "windows terminal": [(.quadrant, [])],
  ]

  /// The densest of half blocks, quadrants, sextants and octants that the program is known to draw
  /// well; nil if nothing is known of it.
  ///
  /// Of an unknown version only what all versions draw counts.
  package var densestGlyphs: GlyphSet? {
    Self.drawn[name]?.last { !version.lexicographicallyPrecedes($0.since) }?.glyphs
  }
}
