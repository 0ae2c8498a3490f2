package import Basics
package import Stage
package import Animation
package import Cells

/// How a play runs, as the command line says.
package struct PlayOptions: Sendable {
  /// How pictures become cells; its glyphs and the shape of cells follow from the screen.
  package var look: Look
  /// The glyphs asked for; nil for those that suit the picture and the terminal.
  package var glyphs: GlyphSet?
  /// A cell's width over its height; nil for what the terminal says.
  package var cellAspect: Double?
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
    look: Look = Look(), glyphs: GlyphSet? = nil, cellAspect: Double? = nil,
    cacheSize: Int = Stage.defaultCacheSize, speed: Ratio = .one,
    refreshRate: Ratio = Ratio(60), seed: UInt64 = 0,
    length: Nanoseconds? = nil, startsPaused: Bool = false
  ) {
    self.look = look
    self.glyphs = glyphs
    self.cellAspect = cellAspect
    self.cacheSize = cacheSize
    self.speed = speed
    self.refreshRate = refreshRate
    self.seed = seed
    self.length = length
    self.startsPaused = startsPaused
  }
}
