import Basics
import Panels

/// A message over the picture that disappears after a short while.
@MainActor
final class Notice {
  /// Nil when there is no message.
  private(set) var strip: MessageStrip?
  private let alarm: any Alarm
  private static let length = 2 * Nanoseconds.perSecond

  init(alarm: any Alarm) { self.alarm = alarm }

  /// Shows a message, replacing the current one.
  ///
  /// - Parameters:
  ///   - text: The message.
  ///   - now: The current time of the alarm's clock.
  ///   - onEnd: Called when the message has disappeared.
  func show(_ text: String, at now: Nanoseconds, onEnd: @escaping () -> Void) {
    strip = MessageStrip(.notice, text)
    alarm.onRing = { [weak self] _ in
      guard let self else { return }
      strip = nil
      onEnd()
    }
    alarm.moment = now + Self.length
  }

  /// Cancels the alarm.
  func cancel() { alarm.moment = nil }
}
