package import Cells
package import StateGraph

/// How pictures become cells, including the command line's overrides of the graph.
package struct Look: Hashable, Sendable {
  package var glyphs: GlyphSet
  package var depth: ColorDepth
  /// Ratio of a cell's width to its height.
  package var cellAspect: Double
  /// The terminal's own background, 0xRRGGBB; nil if unknown.
  package var terminalBackground: UInt32?
  /// Overrides the scale of every actor.
  package var scale: Appearance.Scale?
  /// Overrides the filter of every actor.
  package var filter: Appearance.Filter?
  /// Overrides the background of the graph.
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
