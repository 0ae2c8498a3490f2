public import Basics

/// A clock that is moved on by hand, for tests and for plays that nobody watches.
@MainActor
public final class ManualClock: PlayClock {
  public var onTick: ((Nanoseconds) -> Void)?
  /// The moment of the tick that was asked for last; nil for none.
  public private(set) var moment: Nanoseconds?

  private var clock = PlaybackClock(now: 0)
  /// The time outside, which speed and pauses do not touch.
  private var now: Nanoseconds = 0
  /// The time at the last tick.
  private var lastTime: Nanoseconds = 0

  /// Makes a clock that stands at zero.
  public init() {}

  public var time: Nanoseconds { clock.time(at: now) }
  public var isPaused: Bool { clock.isPaused }
  public var speed: Ratio {
    get { clock.speed }
    set { clock.setSpeed(newValue, at: now) }
  }

  public func pause() { clock.pause(at: now) }
  public func resume() { clock.resume(at: now) }
  public func passOverStop() {
    if !isPaused { seek(to: lastTime) }
  }
  public func seek(to moment: Nanoseconds) { clock.seek(to: moment, at: now) }
  public func wake(at moment: Nanoseconds?) { self.moment = moment }

  /// Lets time pass outside, with a tick at each moment that is asked for.
  public func run(for length: Duration) {
    let end = now.later(by: Nanoseconds(length))
    while let moment, let due = clock.outerTime(of: moment), due <= end {
      now = max(now, due)
      tick()
    }
    now = end
  }

  /// Lets time pass outside in which no tick comes, and then one.
  public func stall(for length: Duration) {
    now = now.later(by: Nanoseconds(length))
    tick()
  }

  /// Lets time pass outside in which the process is stopped: no tick comes, until somebody says
  /// that it goes on.
  public func stop(for length: Duration) { now = now.later(by: Nanoseconds(length)) }

  private func tick() {
    moment = nil
    lastTime = time
    onTick?(time)
  }
}
