public import Basics
public import Pixels

/// What plays by the time that it is given: an ``ImageAnimator`` or an ``AnimationManager``.
public protocol Animated: AnyObject {
  /// When the next event is due; nil if none is.
  var nextEvent: Nanoseconds? { get }

  /// Sends the events that are due until `time`, that moment included.
  func advance(to time: Nanoseconds)

  /// When the picture next changes or an observer is next notified; nil if nothing will happen by
  /// itself.
  ///
  /// Events until `time` must have been sent.
  func nextMoment(after time: Nanoseconds) -> Nanoseconds?

  /// The picture that shows at a time; nil before the start.
  ///
  /// Events until `time` must have been sent.
  func image(at time: Nanoseconds) -> Bitmap?
}

extension ImageAnimator: Animated {
  public func nextMoment(after time: Nanoseconds) -> Nanoseconds? {
    let moments = [nextBoundary(after: time), isObserved ? nextEvent : nil]
    return moments.compactMap { $0 }.min()
  }
}

extension AnimationManager: Animated {
  public func nextMoment(after time: Nanoseconds) -> Nanoseconds? {
    animator?.nextMoment(after: time)
  }

  public func image(at time: Nanoseconds) -> Bitmap? { animator?.image(at: time) }
}
