import Dispatch

/// Wakes at one moment of the system's clock (``SystemClock/now``), on the main queue.
@MainActor package final class Alarm {
  /// Called with the time, at the moment or soon after it; none is set then.
  package var onRing: ((Nanoseconds) -> Void)?
  /// When it rings; nil for never.
  package var moment: Nanoseconds? {
    didSet { if moment != oldValue { arm() } }
  }

  private let timer = DispatchSource.makeTimerSource(queue: .main)
  private static let leeway = DispatchTimeInterval.milliseconds(1)

  package init() {
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
    // One that was on its way when it was set anew.
    guard now >= moment else { return arm() }
    self.moment = nil
    onRing?(now)
  }
}
