import Animation

@testable import Player

/// A clock that a test moves on.
@MainActor final class ManualClock: PlayClock {
  var onTick: ((Nanoseconds) -> Void)?
  /// The moment that was asked for last; nil for none.
  private(set) var moment: Nanoseconds?
  private var clock = PlaybackClock(now: 0)
  private var now: Nanoseconds = 0
  /// The time at the last tick.
  private var lastTime: Nanoseconds = 0

  var time: Nanoseconds { clock.time(at: now) }
  var isPaused: Bool { clock.isPaused }
  var speed: Ratio {
    get { clock.speed }
    set { clock.setSpeed(newValue, at: now) }
  }

  func pause() { clock.pause(at: now) }
  func resume() { clock.resume(at: now) }
  func passOverStop() {
    if !isPaused { seek(to: lastTime) }
  }
  func seek(to moment: Nanoseconds) { clock.seek(to: moment, at: now) }
  func wake(at moment: Nanoseconds?) { self.moment = moment }

  /// Lets real time pass, with a tick at each moment that was asked for.
  func run(_ milliseconds: Int64) {
    let end = now + milliseconds * .perMillisecond
    while let moment, let due = clock.outerTime(of: moment), due <= end {
      now = max(now, due)
      tick()
    }
    now = end
  }

  /// Lets real time pass in which no tick comes, and then one.
  func stall(_ milliseconds: Int64) {
    now += milliseconds * .perMillisecond
    tick()
  }

  /// Lets real time pass in which the process is stopped.
  func stop(_ milliseconds: Int64) { now += milliseconds * .perMillisecond }

  private func tick() {
    moment = nil
    lastTime = time
    onTick?(time)
  }
}
