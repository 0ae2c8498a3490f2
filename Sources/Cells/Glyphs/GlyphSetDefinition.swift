/// All that is to be said of a glyph set; everything else is derived from it.
final class GlyphSetDefinition: Sendable {
  /// How pixels become cells of a set.
  enum Method: Sendable {
    /// Each cell shows one pixel above another, both exactly (`HalfBlocks`).
    case pairs
    /// Each cell shows one pixel above another as one sign (`ASCIIGlyphs`).
    case signs
    /// The best glyph and two colours for the sub-cells (`CellSolver`).
    case twoColors
    /// Dots in one colour on the background (`DotSolver`); the best two colours in pictures that have
    /// no transparent pixel.
    case dots
  }

  /// What the glyphs are called in messages, as in "foot draws sextants".
  let words: String
  let method: Method
  /// The glyph for each way to fill the sub-cells of a cell.
  let table: GlyphTable
  /// The characters that the locale must have, each one column wide.
  let requiredGlyphs: [Unicode.Scalar]
  /// The set that takes this one's place where it cannot be shown; nil for the last resort.
  let fallback: GlyphSet?
  /// Terminal programs that are known to draw the glyphs without gaps, and since which version.
  ///
  /// The names are those of `TerminalProgram`. An empty version means all of them.
  let drawnBy: [String: [Int]]
  /// Whether terminal multiplexers are known to pass the glyphs on.
  let passesMultiplexers: Bool

  /// Defines a set.
  ///
  /// - Parameters:
  ///   - words: What the glyphs are called.
  ///   - method: How pixels become cells.
  ///   - table: Its glyphs, and so the number of sub-cells in a cell.
  ///   - fallback: The set that takes its place where it cannot be shown.
  ///   - drawnBy: Programs that draw it well, each with the first version that does.
  ///   - passesMultiplexers: Whether multiplexers are known to pass its glyphs on.
  init(
    _ words: String, method: Method = .twoColors, _ table: GlyphTable, fallback: GlyphSet?,
    drawnBy: [String: [Int]] = [:], passesMultiplexers: Bool = true
  ) {
    self.words = words
    self.method = method
    self.table = table
    requiredGlyphs = method == .signs ? [] : table.glyphs
    self.fallback = fallback
    self.drawnBy = drawnBy
    self.passesMultiplexers = passesMultiplexers
  }
}
