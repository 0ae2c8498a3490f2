public import Basics

/// A clock that is moved on by hand, for tests and for plays without a viewer.
@MainActor
public final class ManualClock: PlayClock {
  public var onTick: ((Nanoseconds) -> Void)?
  /// The moment of the tick that was asked for last; nil for none.
  public private(set) var moment: Nanoseconds?

  private var clock = PlaybackClock(now: 0)
  /// The time outside the play, which its speed, pauses and leaps do not touch; zero at first.
  package private(set) var now: Nanoseconds = 0
  /// The time of the play at the last tick.
  private var lastTime: Nanoseconds = 0
  /// In the order in which they were made; nil of one that is gone.
  private var alarms: [() -> ManualAlarm?] = []

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
  ///
  /// Alarms ring as well, in order of time with the ticks; at one moment the tick comes first.
  public func run(for length: Duration) {
    let end = now.later(by: Nanoseconds(length))
    while happenNext(until: end) {}
    now = end
  }

  /// Lets time pass outside in which nothing happens, then a tick, then the alarms that are overdue.
  public func stall(for length: Duration) {
    now = now.later(by: Nanoseconds(length))
    tick()
    while let (alarm, moment) = nextAlarm, moment <= now { alarm.ring(at: now) }
  }

  /// Lets time pass outside in which the process is stopped: nothing happens until the caller goes on
  /// with ``passOverStop()`` and one of the other functions.
  public func stop(for length: Duration) { now = now.later(by: Nanoseconds(length)) }

  /// Lets the next tick or alarm come, if it is due until a moment.
  ///
  /// - Returns: Whether one was.
  private func happenNext(until end: Nanoseconds) -> Bool {
    let due = moment.flatMap { clock.outerTime(of: $0) } ?? .max
    let alarm = nextAlarm
    if moment != nil, due <= end, due <= alarm?.moment ?? .max {
      now = max(now, due)
      tick()
      return true
    }
    guard let alarm, alarm.moment <= end else { return false }
    now = max(now, alarm.moment)
    alarm.alarm.ring(at: now)
    return true
  }

  private func tick() {
    moment = nil
    lastTime = time
    onTick?(time)
  }

  private var nextAlarm: (alarm: ManualAlarm, moment: Nanoseconds)? {
    alarms.compactMap { $0() }
      .compactMap { alarm in alarm.moment.map { (alarm: alarm, moment: $0) } }
      .min { $0.moment < $1.moment }
  }
}

extension ManualClock: AlarmClock {
  package func makeAlarm() -> any Alarm {
    let alarm = ManualAlarm()
    alarms.removeAll { $0() == nil }
    alarms.append { [weak alarm] in alarm }
    return alarm
  }
}

/// An alarm of a ``ManualClock``.
@MainActor private final class ManualAlarm: Alarm {
  var onRing: ((Nanoseconds) -> Void)?
  var moment: Nanoseconds?

  func ring(at now: Nanoseconds) {
    moment = nil
    onRing?(now)
  }
}
