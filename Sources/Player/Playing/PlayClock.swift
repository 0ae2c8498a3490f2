package import Animation

/// The time of a play and its ticks, as a player needs them: a ``FrameClock``, or a test's own.
@MainActor
package protocol PlayClock: AnyObject {
  /// Called when the moment of ``wake(at:)`` has come, with the time of the play.
  var onTick: ((Nanoseconds) -> Void)? { get set }
  /// The time of the play.
  var time: Nanoseconds { get }
  var isPaused: Bool { get }
  /// Factor on the pace of the play.
  var speed: Ratio { get set }

  func pause()
  func resume()
  /// Says that the process was stopped and goes on: so does the play, from its last tick.
  func passOverStop()
  /// Leaps to a moment of the play.
  func seek(to moment: Nanoseconds)
  /// Asks for a tick when the play comes to `moment`, in the place of the one asked for before.
  func wake(at moment: Nanoseconds?)
}

extension FrameClock: PlayClock {}
