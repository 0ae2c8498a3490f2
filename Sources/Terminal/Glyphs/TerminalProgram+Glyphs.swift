package import Cells

extension TerminalProgram {
  /// The densest glyphs that the program is known to draw itself, in the size of its cells; nil if
  /// nothing is known of it.
  ///
  /// Other programs take them from a font, where they may be missing, or leave gaps between cells.
  package var densestGlyphs: GlyphSet? {
    GlyphSet.allCases.filter { $0.isDrawn(by: name, version: version) }
      .max { $0.subcellCount < $1.subcellCount }
  }
}

extension GlyphSet {
  fileprivate var subcellCount: Int { subcellWidth * subcellHeight }
}
