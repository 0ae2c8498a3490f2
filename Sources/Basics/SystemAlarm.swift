import Dispatch

/// Rings at one moment of the system's clock, on the main queue.
@MainActor final class SystemAlarm: Alarm {
  var onRing: ((Nanoseconds) -> Void)?
  var moment: Nanoseconds? {
    didSet { if moment != oldValue { arm() } }
  }

  private let timer = DispatchSource.makeTimerSource(queue: .main)
  /// How much later than asked for the system may ring, to wake the processor less often.
  private static let leeway = DispatchTimeInterval.milliseconds(1)

  init() {
    timer.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.ring() }
    }
    timer.activate()
  }

  isolated deinit { timer.cancel() }

  private func arm() {
    let time = moment.map { DispatchTime(uptimeNanoseconds: UInt64(max(1, $0))) }
    timer.schedule(deadline: time ?? .distantFuture, leeway: Self.leeway)
  }

  private func ring() {
    let now = SystemClock.now
    guard let moment else { return }
    // The timer fired for an earlier moment, just before another one was set.
    guard now >= moment else { return arm() }
    self.moment = nil
    onRing?(now)
  }
}
