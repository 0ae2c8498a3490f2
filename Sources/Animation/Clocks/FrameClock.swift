public import Basics
import Dispatch

/// The one clock of a play: a Dispatch timer on the main queue, which fires at the next boundary.
///
/// Nothing due means no timer and no cost.
@MainActor
public final class FrameClock {
  /// Called when the moment of ``wake(at:)`` has come, with the time of the play.
  public var onTick: ((Nanoseconds) -> Void)?

  private let timer = DispatchSource.makeTimerSource(flags: .strict, queue: .main)
  private var clock: PlaybackClock
  private let refreshInterval: Nanoseconds
  private var moment: Nanoseconds?
  private var deadline: Nanoseconds?
  private var rhythm = Rhythm()
  private var lastDeadline = Nanoseconds.min / 2
  /// When the time of the play was last told, by a tick or to somebody who asked.
  private var lastTold = SystemClock.now
  /// Whether a tick waits for word of why it is late.
  private var awaitsWord = false

  /// A tick later than this may be late because the process was stopped, of which a signal tells.
  private static let longestDelay = 100 * Nanoseconds.perMillisecond
  /// How long such a signal may take to be heard.
  private static let wayOfWord = 5 * Nanoseconds.perMillisecond

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

  /// The time of the play; it stands still while a tick is long overdue, until that has come.
  public var time: Nanoseconds {
    let now = SystemClock.now
    if let deadline, isLate(deadline, at: now) { return clock.time(at: lastTold) }
    lastTold = now
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

  /// Says that the process was stopped and goes on.
  ///
  /// So does the play, from the last time that was told, as if nothing had been. Any other stall
  /// counts as lateness.
  public func passOverStop() {
    guard !isPaused else { return }
    change { $0.passOver(from: lastTold, to: $1) }
  }

  /// Leaps to a moment of the play.
  public func seek(to moment: Nanoseconds) { change { $0.seek(to: moment, at: $1) } }

  /// Asks for a tick when the play comes to `moment`, in the place of the one asked for before.
  ///
  /// Nil asks for none.
  public func wake(at moment: Nanoseconds?) {
    self.moment = moment
    arm()
  }

  private func change(_ body: (inout PlaybackClock, Nanoseconds) -> Void) {
    let now = SystemClock.now
    body(&clock, now)
    lastTold = now
    arm()
  }

  private func arm() {
    let due = moment.flatMap { clock.outerTime(of: $0) }.flatMap { $0 == .max ? nil : $0 }
    let next = due.map { max($0, lastDeadline + refreshInterval) }
    if awaitsWord, next == deadline { return }
    deadline = next
    awaitsWord = false
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
    if isLate(due, at: now), !awaitsWord {
      awaitsWord = true
      return fire(at: now + Self.wayOfWord)
    }
    awaitsWord = false
    deadline = nil
    lastDeadline = due
    lastTold = now
    moment = nil
    onTick?(clock.time(at: now))
  }

  /// Whether nobody heard of the time of the play for long, though a tick was due.
  private func isLate(_ due: Nanoseconds, at now: Nanoseconds) -> Bool {
    now - max(due, lastTold) > Self.longestDelay
  }
}
