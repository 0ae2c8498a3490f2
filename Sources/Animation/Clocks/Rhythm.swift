import Basics

/// What a repeating timer is set to, and whether it must be set again.
///
/// Setting a timer wakes another thread, which may take longer than drawing a small picture. Frames
/// mostly come at even intervals, so the timer is left alone as long as it fires when it has to, or
/// hardly later. Errors do not add up, since each moment is compared as it was asked for.
///
/// Example, in milliseconds, with ticks asked for at 100, 200 and 350:
/// 1. `aim(at: 100, after: 0)` is `.start(at: 100, every: 100)`.
/// 2. At 100 the timer fires: `passed(100)`, and the next firing is at 200 by itself.
/// 3. `aim(at: 200, after: 100)` is `.none`: that is when it fires anyway.
/// 4. `aim(at: 350, after: 200)` is `.start(at: 350, every: 150)`: it would have fired at 300.
struct Rhythm {
  /// What has to be done to the timer.
  enum Change: Hashable {
    case none
    case stop
    /// It fires at a moment, and from then on at an interval; only once if that is nil.
    case start(at: Nanoseconds, every: Nanoseconds?)
  }

  /// How much later than asked for it may fire: far less than an eye can tell.
  static let tolerance = 50_000 as Nanoseconds
  /// Moments further apart than this are not worth a repetition.
  static let longestInterval = Nanoseconds.perSecond

  /// When the timer fires next; nil if it does not.
  private var next: Nanoseconds?
  private var interval: Nanoseconds?

  /// Asks for the timer to fire at a moment, in place of the one asked for before.
  ///
  /// - Parameters:
  ///   - moment: Nil to let it rest.
  ///   - previous: The last moment that has come; the interval is taken from it.
  /// - Returns: What has to be done to the timer.
  mutating func aim(at moment: Nanoseconds?, after previous: Nanoseconds) -> Change {
    guard let moment else {
      defer { next = nil }
      return next == nil ? .none : .stop
    }
    if let next, next >= moment, next - moment <= Self.tolerance { return .none }
    let isNear = moment > previous && moment <= previous + Self.longestInterval
    next = moment
    interval = isNear ? moment - previous : nil
    return .start(at: moment, every: interval)
  }

  /// Notes that the timer has fired, or may have.
  mutating func passed(_ now: Nanoseconds) {
    guard let next, next <= now else { return }
    self.next = interval.map { next + ((now - next) / $0 + 1) * $0 }
  }
}
