package import Basics
package import Stage
package import Animation
package import Cells

/// The settings of a play, as given on the command line.
package struct PlayOptions: Sendable {
  /// How pictures become cells; its glyphs and cell shape are taken from the screen.
  package var look: Look
  /// The requested glyphs; nil to choose them by the picture and the terminal.
  package var glyphs: GlyphSet?
  /// A cell's width over its height; nil for the terminal's own.
  package var cellAspect: Double?
  /// The maximum size of the cache of painted cells, in bytes.
  package var cacheSize: Int
  /// The factor by which the play is faster than the graph says.
  package var speed: Ratio
  /// The maximum number of pictures per second.
  package var refreshRate: Ratio
  /// The seed of the random generator.
  package var seed: UInt64
  /// When the play ends by itself; nil for never.
  package var length: Nanoseconds?
  /// Whether the play is paused at the first picture.
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
