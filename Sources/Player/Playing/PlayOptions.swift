package import Animation

/// How a play runs, as the command line says.
package struct PlayOptions: Sendable {
  package var look: Look
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
    look: Look = Look(), speed: Ratio = .one, refreshRate: Ratio = Ratio(60), seed: UInt64 = 0,
    length: Nanoseconds? = nil, startsPaused: Bool = false
  ) {
    self.look = look
    self.speed = speed
    self.refreshRate = refreshRate
    self.seed = seed
    self.length = length
    self.startsPaused = startsPaused
  }
}
