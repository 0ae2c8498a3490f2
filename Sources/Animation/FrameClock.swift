import Dispatch

/// The one clock of a play: a Dispatch timer on the main queue, set to the next boundary.
///
/// It is the only place that reads the system's clock. Nothing due means no timer and no cost.
@MainActor
public final class FrameClock {
  /// Called when the moment of ``wake(at:)`` has come, with the time of the play.
  public var onTick: ((Nanoseconds) -> Void)?

  private let timer = DispatchSource.makeTimerSource(flags: .strict, queue: .main)
  private var clock: PlaybackClock
  private let refreshInterval: Nanoseconds
  private var moment: Nanoseconds?
  private var deadline: Nanoseconds?
  private var lastDeadline = Nanoseconds.min / 2

  /// A tick later than this is a sleep of the machine or of the process, not a busy moment: the play
  /// goes on where it stood.
  private static let longestDelay = Nanoseconds.perSecond

  /// Makes a clock that stands at zero and runs.
  ///
  /// - Parameters:
  ///   - speed: Factor on the pace of the play.
  ///   - refreshRate: Ticks per second at most; boundaries closer together share a tick.
  public init(speed: Ratio = .one, refreshRate: Ratio = Ratio(60)) {
    clock = PlaybackClock(now: Self.now, speed: speed)
    refreshInterval = Nanoseconds.perSecond * refreshRate.denominator / refreshRate.numerator
    timer.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.tick() }
    }
    timer.activate()
  }

  isolated deinit { timer.cancel() }

  /// Nanoseconds on the system's monotonic clock, which stands still while the machine sleeps.
  package static var now: Nanoseconds { Nanoseconds(DispatchTime.now().uptimeNanoseconds) }

  /// The time of the play.
  public var time: Nanoseconds {
    let now = Self.now
    passOver(now)
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
    body(&clock, Self.now)
    arm()
  }

  private func arm() {
    let due = moment.flatMap { clock.outerTime(of: $0) }.flatMap { $0 == .max ? nil : $0 }
    let next = due.map { max($0, lastDeadline + refreshInterval) }
    guard next != deadline else { return }
    deadline = next
    let time = next.map { DispatchTime(uptimeNanoseconds: UInt64(max(1, $0))) }
    timer.schedule(deadline: time ?? .distantFuture, leeway: .nanoseconds(0))
  }

  private func tick() {
    guard let due = deadline else { return }
    let now = Self.now
    guard now >= due else { return rearm() }
    deadline = nil
    lastDeadline = due
    passOver(now, since: due)
    let time = clock.time(at: now)
    moment = nil
    onTick?(time)
  }

  /// Lets the play stand still for as long as a tick that is overdue is late, if that is too long.
  private func passOver(_ now: Nanoseconds, since due: Nanoseconds? = nil) {
    guard let due = due ?? deadline, now - due > Self.longestDelay else { return }
    clock.seek(to: clock.time(at: due), at: now)
    if deadline != nil { rearm() }
  }

  /// For a tick that was on its way when its time was changed.
  private func rearm() {
    deadline = nil
    arm()
  }
}
