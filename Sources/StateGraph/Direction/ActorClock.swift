import Basics
import Animation

/// An actor's own clock, which its graph's `speed` drives beside the director's outer one.
///
/// For example, at speed 2, and where both clocks agree at zero, the outer moment 30 ns is the own
/// moment 60 ns.
struct ActorClock: Hashable, Sendable {
  /// Factor on the pace of the outer clock.
  let speed: Ratio
  /// One moment on both clocks; an edited graph may change the pace from there.
  private let anchorOuter: Nanoseconds
  private let anchorOwn: Nanoseconds

  /// Makes a clock that shows `own` when the outer one shows `outer`.
  init(speed: Ratio, outer: Nanoseconds = 0, own: Nanoseconds = 0) {
    self.speed = speed
    anchorOuter = outer
    anchorOwn = own
  }

  /// A moment of the own clock as one of the outer clock, rounded to the nearest nanosecond.
  func outerTime(of own: Nanoseconds) -> Nanoseconds {
    let elapsed = own - anchorOwn
    return elapsed >= 0
      ? anchorOuter.later(by: speed.dividing(elapsed))
      : max(0, anchorOuter - speed.dividing(-elapsed))
  }

  /// The last moment of the own clock that is not after a moment of the outer clock.
  func ownTime(at outer: Nanoseconds) -> Nanoseconds {
    let elapsed = max(0, outer - anchorOuter)
    if speed == .one { return anchorOwn + elapsed }
    // Outer times are rounded, so own moments up to half a nanosecond later count as in time.
    let perHalf = Ratio(speed.numerator, 2 * speed.denominator)
    let own = anchorOwn + perHalf.scaling(2 * elapsed + 1)
    return outerTime(of: own) > outer ? own - 1 : own
  }
}
