extension GlyphSet {
  /// Pixels of the picture side by side in one cell.
  package var subcellWidth: Int { table.width }

  /// Pixels of the picture one above the other in one cell.
  package var subcellHeight: Int { table.height }

  /// The glyph for each way to fill a cell.
  var table: GlyphTable { definition.table }

  /// The sub-cells that a glyph fills, row by row from the upper left, the first in the lowest bit.
  ///
  /// - Parameter glyph: Any character; the space, which fills none, is in each set.
  /// - Returns: Nil for a glyph that the set does not have.
  package func mask(of glyph: Unicode.Scalar) -> Int? { table.mask(of: glyph) }

  /// The glyphs that the set needs besides ASCII.
  package var glyphs: [Unicode.Scalar] { definition.requiredGlyphs }

  /// What the glyphs are called, as in "sextants".
  package var words: String { definition.words }
}

// MARK: What terminals show

extension GlyphSet {
  /// The set that takes this one's place where it cannot be shown; nil for the last resort.
  package var fallback: GlyphSet? { definition.fallback }

  /// Whether terminal multiplexers are known to pass the glyphs on.
  package var passesMultiplexers: Bool { definition.passesMultiplexers }

  /// Whether a terminal program is known to draw the glyphs without gaps.
  ///
  /// - Parameters:
  ///   - program: Its name in lower case.
  ///   - version: The numbers of its version, the most significant first; empty if it is not known.
  /// - Returns: For an unknown version, whether all versions draw them.
  package func isDrawn(by program: String, version: [Int]) -> Bool {
    guard let first = definition.drawnBy[program] else { return false }
    return !version.lexicographicallyPrecedes(first)
  }
}

// MARK: What pictures look like

extension GlyphSet {
  /// Whether the glyphs part the whole cell between ink and background, so that together both colours
  /// can fill it: not the dots of braille, nor the signs of ASCII.
  package var fillsCells: Bool {
    switch definition.method {
    case .pairs, .twoColors: true
    case .dots, .signs: false
    }
  }

  /// Whether cells are made of dots, which leave gaps in whatever they fill.
  package var hasDots: Bool { definition.method == .dots }

  /// Whether a cell depends on its neighbours too: dots are chosen, or outlines drawn, by what is
  /// beside them.
  package func dependsOnNeighbors(at depth: ColorDepth) -> Bool {
    switch definition.method {
    case .dots: true
    case .pairs, .twoColors: depth == .none
    case .signs: false
    }
  }

  /// Whether edges look better blended into the terminal's background.
  ///
  /// A palette has few colours between a sprite's and the background's: there half blocks look better
  /// with plain edges, while in denser glyphs inner edges are at stake.
  package func looksBetterBlended(at depth: ColorDepth) -> Bool {
    switch definition.method {
    case .signs: false
    case .pairs: depth == .trueColor
    case .twoColors, .dots: true
    }
  }
}
