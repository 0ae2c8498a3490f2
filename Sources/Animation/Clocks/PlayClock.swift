public import Basics

/// The time of a play and its ticks: a ``FrameClock``, or a ``ManualClock`` where nothing may wait.
///
/// A play begins at zero. Everything that one clock drives is steered on the main actor.
@MainActor
public protocol PlayClock: AnyObject {
  /// Called when the moment of ``wake(at:)`` has come, with the time of the play.
  var onTick: ((Nanoseconds) -> Void)? { get set }
  /// The time of the play.
  var time: Nanoseconds { get }
  /// Whether the play stands still.
  var isPaused: Bool { get }
  /// Factor on the pace of the play.
  var speed: Ratio { get set }

  /// Lets the play stand still.
  func pause()
  /// Lets the play go on where ``pause()`` held it.
  func resume()
  /// Notes that the process was stopped and goes on: so does the play, from its last tick.
  func passOverStop()
  /// Leaps to a moment of the play.
  func seek(to moment: Nanoseconds)
  /// Asks for a tick when the play comes to `moment`, in place of the one asked for before.
  ///
  /// Nil asks for none.
  func wake(at moment: Nanoseconds?)
}

/// The clock of a play that also has alarms by the time outside.
package typealias PlayerClock = PlayClock & AlarmClock
