public import Basics

/// Drives animators and managers by a clock.
///
/// It sends their events in order of time, and those due at one time in the order in which their
/// senders were added. It asks the clock for a tick only when something is due. It plays as long as the
/// program keeps a reference to it. Each event takes a look at all that is driven, which suits dozens,
/// not thousands.
@MainActor
public final class Playback {
  /// What drives it; pausing it, or changing its speed, does so to all that is driven.
  public let clock: any PlayClock
  private var animated: [any Animated]
  private let onPicture: (Nanoseconds) -> Void

  /// Drives some animators and managers, and others that are added later.
  ///
  /// - Parameters:
  ///   - animated: What is driven.
  ///   - clock: What drives it; a ``FrameClock`` needs the main dispatch queue to run, as by
  ///     `dispatchMain()` or an asynchronous `main`.
  ///   - onPicture: Called with the time whenever a picture may have changed.
  public init(
    _ animated: any Animated..., clock: any PlayClock = FrameClock(),
    onPicture: @escaping (Nanoseconds) -> Void = { _ in }
  ) {
    self.animated = animated
    self.clock = clock
    self.onPicture = onPicture
    clock.onTick = { [weak self] in self?.show(at: $0) }
    arm(after: clock.time)
  }

  /// Drives another one from now on.
  public func add(_ another: any Animated) {
    update { _ in animated.append(another) }
  }

  /// Stops driving something; what it shows stays.
  public func remove(_ one: any Animated) {
    update { _ in animated.removeAll { $0 === one } }
  }

  /// Steers what is driven: sends what is due by now, then calls `body` with the present time.
  ///
  /// What is started or changed in another way is only noticed at the next tick. Inside an event this is
  /// not needed: there the event's own time counts.
  public func update(_ body: (_ time: Nanoseconds) -> Void) {
    let time = clock.time
    advance(to: time)
    body(time)
    show(at: time)
  }

  private func show(at time: Nanoseconds) {
    advance(to: time)
    onPicture(time)
    arm(after: time)
  }

  private func advance(to time: Nanoseconds) {
    if animated.count == 1 { return animated[0].advance(to: time) }
    while let (due, next) = nextEvent, due <= time { next.advance(to: due) }
  }

  /// The event that is due first, and its sender.
  private var nextEvent: (due: Nanoseconds, owner: any Animated)? {
    var first: (Nanoseconds, any Animated)?
    for one in animated {
      guard let due = one.nextEvent, first.map({ due < $0.0 }) ?? true else { continue }
      first = (due, one)
    }
    return first
  }

  private func arm(after time: Nanoseconds) {
    clock.wake(at: animated.compactMap { $0.nextMoment(after: time) }.min())
  }
}
