import Basics

/// What a timer is set to that repeats by itself, and whether it must be set anew.
///
/// To set a timer costs more than a short frame's picture may, as another thread has to be woken for
/// it. Frames come at even distances mostly, so the timer is left alone as long as it fires when it
/// is to, or hardly later. Nothing adds up: what counts is each moment as it was asked for.
struct Rhythm {
  /// What is to be done to the timer.
  enum Change: Hashable {
    case none
    case stop
    /// It fires at a moment, and from then on at even distances; once only if there are none.
    case start(at: Nanoseconds, every: Nanoseconds?)
  }

  /// How much later than asked for it may fire.
  static let tolerance = 50_000 as Nanoseconds
  /// Moments further from each other are not worth a repetition.
  static let longestInterval = Nanoseconds.perSecond

  /// When the timer fires next; nil if it does not.
  private var next: Nanoseconds?
  private var interval: Nanoseconds?

  /// Asks for the timer to fire at a moment, in the place of the one asked for before.
  ///
  /// - Parameters:
  ///   - moment: Nil to let it rest.
  ///   - previous: The last moment that has come, from which the distance is taken.
  /// - Returns: What is to be done to the timer.
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

  /// Hears that the timer has fired, or may have.
  mutating func passed(_ now: Nanoseconds) {
    guard let next, next <= now else { return }
    self.next = interval.map { next + ((now - next) / $0 + 1) * $0 }
  }
}
