public import Basics
import Dispatch

/// The clock of a play in real time: a Dispatch timer on the main queue, which fires when the next
/// picture is due.
///
/// While nothing is due no timer runs and nothing is spent. Ticks keep a distance: at 60 ticks per
/// second, boundaries at 100, 103 and 130 ms give ticks at 100, 116.7 (late for 103) and 133.3 ms.
///
/// After the process was stopped (as by Ctrl-Z), the play goes on from the last time that was read.
/// The signal that says so may come a little after the timer, so a tick that is more than 100 ms late
/// waits 5 ms for it. For example, the time was last read at 0.9 s, a tick is due at 1.0 s, and the
/// process is stopped until 9.0 s. Then the timer fires and waits; ``passOverStop()`` is called at
/// 9.001 s; the tick comes at 9.101 s, when the play is at 1.0 s. Without that call it comes at 9.005 s,
/// and the play is at 9.005 s.
@MainActor
public final class FrameClock {
  /// Called when the moment of ``wake(at:)`` has come, with the time of the play.
  public var onTick: ((Nanoseconds) -> Void)?

  private let timer = DispatchSource.makeTimerSource(flags: .strict, queue: .main)
  private var clock: PlaybackClock
  private let refreshInterval: Nanoseconds
  /// The time of the play at which a tick is asked for; nil for none.
  private var moment: Nanoseconds?
  /// When that tick is due by the system's clock; nil if it is not, as in a pause.
  private var deadline: Nanoseconds?
  private var rhythm = Rhythm()
  private var lastDeadline = Nanoseconds.min / 2
  /// When the time of the play was last read, by a tick or by a caller.
  private var lastRead = SystemClock.now
  /// Whether a late tick waits for a signal that the process was stopped.
  private var awaitsSignal = false

  /// A tick later than this may be late because the process was stopped.
  private static let longestDelay = 100 * Nanoseconds.perMillisecond
  /// How long the signal of that may take to be handled.
  private static let signalDelay = 5 * Nanoseconds.perMillisecond

  /// Makes a clock that stands at zero and runs.
  ///
  /// - Parameters:
  ///   - speed: Factor on the pace of the play.
  ///   - refreshRate: Ticks per second at most; boundaries closer together share a tick.
  public init(speed: Ratio = .one, refreshRate: Ratio = Ratio(60)) {
    clock = PlaybackClock(now: SystemClock.now, speed: speed)
    refreshInterval = Nanoseconds.perSecond * refreshRate.denominator / refreshRate.numerator
    timer.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.tick() }
    }
    timer.activate()
  }

  isolated deinit { timer.cancel() }

  /// The time of the play; while a tick is long overdue it stands still until that has come.
  public var time: Nanoseconds {
    let now = SystemClock.now
    if let deadline, isLate(deadline, at: now) { return clock.time(at: lastRead) }
    lastRead = now
    return clock.time(at: now)
  }

  /// Whether the play stands still.
  public var isPaused: Bool { clock.isPaused }

  /// Factor on the pace of the play.
  public var speed: Ratio {
    get { clock.speed }
    set { change { $0.setSpeed(newValue, at: $1) } }
  }

  /// Lets the play stand still.
  public func pause() { change { $0.pause(at: $1) } }

  /// Lets the play go on where ``pause()`` held it.
  public func resume() { change { $0.resume(at: $1) } }

  /// Notes that the process was stopped and goes on.
  ///
  /// So does the play, from the last time that was read. Any other stall counts as lateness.
  public func passOverStop() {
    guard !isPaused else { return }
    change { $0.passOver(from: lastRead, to: $1) }
  }

  /// Leaps to a moment of the play.
  public func seek(to moment: Nanoseconds) { change { $0.seek(to: moment, at: $1) } }

  /// Asks for a tick when the play comes to `moment`, in place of the one asked for before.
  ///
  /// Nil asks for none.
  public func wake(at moment: Nanoseconds?) {
    self.moment = moment
    arm()
  }

  private func change(_ body: (inout PlaybackClock, Nanoseconds) -> Void) {
    let now = SystemClock.now
    body(&clock, now)
    lastRead = now
    arm()
  }

  private func arm() {
    let due = moment.flatMap { clock.outerTime(of: $0) }.flatMap { $0 == .max ? nil : $0 }
    let next = due.map { max($0, lastDeadline + refreshInterval) }
    if awaitsSignal, next == deadline { return }
    deadline = next
    awaitsSignal = false
    fire(at: next)
  }

  private func fire(at time: Nanoseconds?) {
    switch rhythm.aim(at: time, after: lastDeadline) {
    case .none: break
    case .stop: timer.schedule(deadline: .distantFuture, leeway: .nanoseconds(0))
    case .start(let first, let interval):
      timer.schedule(
        deadline: DispatchTime(uptimeNanoseconds: UInt64(max(1, first))),
        repeating: interval.map { .nanoseconds(Int($0)) } ?? .never, leeway: .nanoseconds(0))
    }
  }

  private func tick() {
    let now = SystemClock.now
    rhythm.passed(now)
    guard let due = deadline, now >= due else { return fire(at: deadline) }
    if isLate(due, at: now), !awaitsSignal {
      awaitsSignal = true
      return fire(at: now + Self.signalDelay)
    }
    awaitsSignal = false
    deadline = nil
    lastDeadline = due
    lastRead = now
    moment = nil
    onTick?(clock.time(at: now))
  }

  /// Whether the time of the play was not read for long, though a tick was due.
  private func isLate(_ due: Nanoseconds, at now: Nanoseconds) -> Bool {
    now - max(due, lastRead) > Self.longestDelay
  }
}

extension FrameClock: PlayClock {}

extension FrameClock: AlarmClock {
  package var now: Nanoseconds { SystemAlarmClock.shared.now }
  package func makeAlarm() -> any Alarm { SystemAlarmClock.shared.makeAlarm() }
}
