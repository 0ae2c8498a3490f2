package import Basics

/// Turns the time of a running clock into the time of the play: speed, pauses and leaps.
///
/// It reads no clock; `now` is always the time of the outer clock and must not run backwards. For
/// example, a play of speed 2 that began at the outer time 100 is at 40 when the outer time is 120.
package struct PlaybackClock: Hashable, Sendable {
  /// An outer time, and the time of the play at it.
  private var anchor: Nanoseconds
  private var play: Nanoseconds
  /// Factor on the pace of the play.
  package private(set) var speed: Ratio
  /// Whether the play stands still.
  package private(set) var isPaused: Bool

  /// Makes a clock that stands at zero at the outer time `now` and runs from then on.
  package init(now: Nanoseconds, speed: Ratio = .one) {
    anchor = now
    play = 0
    self.speed = speed
    isPaused = false
  }

  /// The time of the play.
  package func time(at now: Nanoseconds) -> Nanoseconds {
    isPaused ? play : play.later(by: speed.scaling(max(0, now - anchor)))
  }

  /// The first outer time at which the play has come to `moment`; nil while paused.
  package func outerTime(of moment: Nanoseconds) -> Nanoseconds? {
    guard !isPaused else { return nil }
    let outer = anchor.later(by: speed.dividing(max(0, moment - play)))
    // The rounded time may be one nanosecond early.
    return time(at: outer) < moment ? outer.later(by: 1) : outer
  }

  /// Lets the play stand still.
  package mutating func pause(at now: Nanoseconds) {
    settle(at: now)
    isPaused = true
  }

  /// Goes on where ``pause(at:)`` held.
  package mutating func resume(at now: Nanoseconds) {
    settle(at: now)
    isPaused = false
  }

  /// Changes the pace from now on.
  package mutating func setSpeed(_ speed: Ratio, at now: Nanoseconds) {
    settle(at: now)
    self.speed = speed
  }

  /// Leaps to a moment of the play.
  package mutating func seek(to moment: Nanoseconds, at now: Nanoseconds) {
    play = moment
    anchor = now
  }

  /// Goes on at the outer time `now` from where the play was at an earlier one.
  package mutating func passOver(from earlier: Nanoseconds, to now: Nanoseconds) {
    seek(to: time(at: earlier), at: now)
  }

  private mutating func settle(at now: Nanoseconds) {
    seek(to: time(at: now), at: now)
  }
}
