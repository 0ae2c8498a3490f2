package import Cells
package import StateGraph

/// How pictures become cells, and what the command line says over the heads of the graphs.
package struct Look: Hashable, Sendable {
  package var glyphs: GlyphSet
  package var depth: ColorDepth
  /// A cell's width over its height.
  package var cellAspect: Double
  /// The terminal's own background, 0xRRGGBB; nil if it is not known.
  package var terminalBackground: UInt32?
  /// In place of every actor's own scale.
  package var scale: Appearance.Scale?
  /// In place of every actor's own filter.
  package var filter: Appearance.Filter?
  /// In place of the graph's own background.
  package var background: Appearance.Background?

  package init(
    glyphs: GlyphSet = .half, depth: ColorDepth = .trueColor,
    cellAspect: Double = CellShape.commonAspect, terminalBackground: UInt32? = nil,
    scale: Appearance.Scale? = nil,
    filter: Appearance.Filter? = nil, background: Appearance.Background? = nil
  ) {
    self.glyphs = glyphs
    self.depth = depth
    self.cellAspect = cellAspect
    self.terminalBackground = terminalBackground
    self.scale = scale
    self.filter = filter
    self.background = background
  }
}
