/// A clock with alarms: the system's, or one that is moved by hand, so that a test need not wait.
///
/// The pauses and the speed of a play do not touch it.
@MainActor package protocol AlarmClock: AnyObject {
  /// Nanoseconds since some moment before the first use; never less than before.
  var now: Nanoseconds { get }

  /// Makes an alarm that is not set.
  func makeAlarm() -> any Alarm
}

/// Rings at one moment of its clock.
@MainActor package protocol Alarm: AnyObject {
  /// Called with the time, at the moment or soon after it; the alarm is not set any more then.
  var onRing: ((Nanoseconds) -> Void)? { get set }
  /// When it rings, at once if that is past; nil for never.
  var moment: Nanoseconds? { get set }
}

/// The system's clock (``SystemClock``), whose alarms ring on the main queue.
@MainActor package final class SystemAlarmClock: AlarmClock {
  package static let shared = SystemAlarmClock()

  private init() {}

  package var now: Nanoseconds { SystemClock.now }

  package func makeAlarm() -> any Alarm { SystemAlarm() }
}
