/// The characters that pictures are made of.
///
/// To add a set, add its table to `GlyphTable+Sets.swift`, and a case and its definition here.
package enum GlyphSet: String, CaseIterable, Sendable {
  /// U+2580 and U+2584: one pixel above another in each cell, both exact.
  case half
  /// Two by two pixels in each cell, by characters that most fonts have.
  case quadrant
  /// Two by three pixels, by characters of Unicode 13.
  case sextant
  /// Two by four pixels, by characters of Unicode 16.
  case octant
  /// Two by four dots, in one colour on the background.
  case braille
  /// Printable ASCII, for terminals that cannot show more.
  case ascii

  var definition: GlyphSetDefinition {
    switch self {
    case .half: .half
    case .quadrant: .quadrant
    case .sextant: .sextant
    case .octant: .octant
    case .braille: .braille
    case .ascii: .ascii
    }
  }
}

extension GlyphSetDefinition {
  fileprivate static let half = GlyphSetDefinition(
    "half blocks", method: .pairs, .half, fallback: .ascii)

  fileprivate static let quadrant = GlyphSetDefinition(
    "quadrants", .quadrant, fallback: .half,
    drawnBy: [
      "vte": [], "wezterm": [], "alacritty": [], "konsole": [], "iterm2": [], "mlterm": [],
      "windows terminal": [],
    ])

  fileprivate static let sextant = GlyphSetDefinition(
    "sextants", .sextant, fallback: .quadrant,
    drawnBy: [
      "kitty": [], "foot": [], "ghostty": [], "contour": [], "vte": [6200],
      "wezterm": [20_210_610],
    ])

  fileprivate static let octant = GlyphSetDefinition(
    "octants", .octant, fallback: .sextant,
    drawnBy: ["kitty": [0, 40], "foot": [1, 20], "ghostty": [1, 2], "vte": [7800]],
    passesMultiplexers: false)

  fileprivate static let braille = GlyphSetDefinition(
    "braille patterns", method: .dots, .braille, fallback: .sextant)

  /// Its signs have no sub-cells to fill; a cell takes as many pixels as a half block does.
  fileprivate static let ascii = GlyphSetDefinition("ASCII", method: .signs, .half, fallback: nil)
}
