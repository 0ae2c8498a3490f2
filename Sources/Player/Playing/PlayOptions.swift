package import Animation
package import Cells

/// How a play runs, as the command line says.
package struct PlayOptions: Sendable {
  /// How pictures become cells; its glyphs follow from `glyphs`.
  package var look: Look
  package var glyphs: GlyphMode
  /// What the terminal can show, the coarsest first.
  package var usableGlyphs: [GlyphSet]
  /// The densest of them that it draws well.
  package var denseGlyphs: GlyphSet
  /// Bytes of painted cells to keep.
  package var cacheSize: Int
  /// Factor on the pace.
  package var speed: Ratio
  /// Pictures per second at most.
  package var refreshRate: Ratio
  /// Seed of chance.
  package var seed: UInt64
  /// When the play ends by itself; nil for never.
  package var length: Nanoseconds?
  /// Whether the first picture stays until a key says otherwise.
  package var startsPaused: Bool

  package init(
    look: Look = Look(), glyphs: GlyphMode = .set(.half), usableGlyphs: [GlyphSet] = [.half],
    denseGlyphs: GlyphSet = .half, cacheSize: Int = Stage.defaultCacheSize, speed: Ratio = .one,
    refreshRate: Ratio = Ratio(60), seed: UInt64 = 0,
    length: Nanoseconds? = nil, startsPaused: Bool = false
  ) {
    self.look = look
    self.glyphs = glyphs
    self.usableGlyphs = usableGlyphs
    self.denseGlyphs = denseGlyphs
    self.cacheSize = cacheSize
    self.speed = speed
    self.refreshRate = refreshRate
    self.seed = seed
    self.length = length
    self.startsPaused = startsPaused
  }
}
