public import Basics

/// Turns the time of a running clock into the time of the play: speed, pauses and leaps.
///
/// It reads no clock itself; `now` is always the time of the outer clock and must not run backwards.
public struct PlaybackClock: Hashable, Sendable {
  private var anchor: Nanoseconds
  private var play: Nanoseconds
  /// Factor on the pace of the play.
  public private(set) var speed: Ratio
  /// Whether the play stands still.
  public private(set) var isPaused: Bool

  /// Makes a clock that stands at zero at the outer time `now` and runs from then on.
  public init(now: Nanoseconds, speed: Ratio = .one) {
    anchor = now
    play = 0
    self.speed = speed
    isPaused = false
  }

  /// The time of the play.
  public func time(at now: Nanoseconds) -> Nanoseconds {
    isPaused ? play : play.later(by: speed.scaling(max(0, now - anchor)))
  }

  /// The first outer time at which the play has come to `moment`; nil while paused.
  public func outerTime(of moment: Nanoseconds) -> Nanoseconds? {
    guard !isPaused else { return nil }
    let outer = anchor.later(by: speed.dividing(max(0, moment - play)))
    // Rounding may have come out one short.
    return time(at: outer) < moment ? outer.later(by: 1) : outer
  }

  /// Lets the play stand still.
  public mutating func pause(at now: Nanoseconds) {
    settle(at: now)
    isPaused = true
  }

  /// Goes on where ``pause(at:)`` held.
  public mutating func resume(at now: Nanoseconds) {
    settle(at: now)
    isPaused = false
  }

  /// Changes the pace from now on.
  public mutating func setSpeed(_ speed: Ratio, at now: Nanoseconds) {
    settle(at: now)
    self.speed = speed
  }

  /// Leaps to a moment of the play.
  public mutating func seek(to moment: Nanoseconds, at now: Nanoseconds) {
    play = moment
    anchor = now
  }

  /// Goes on at the outer time `now` from where the play was at an earlier one.
  public mutating func passOver(from earlier: Nanoseconds, to now: Nanoseconds) {
    seek(to: time(at: earlier), at: now)
  }

  private mutating func settle(at now: Nanoseconds) {
    seek(to: time(at: now), at: now)
  }
}
