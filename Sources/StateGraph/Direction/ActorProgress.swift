import Basics

/// How far an actor has come: the plain values that outlive a visit.
///
/// Times are of the actor's own clock.
struct ActorProgress: Sendable {
  /// How many states were entered since the beginning.
  var entryCount = 0
  /// When a state or a choice was last entered, and how many were at that moment.
  var lastEntry = Nanoseconds.min
  var entriesAtOnce = 0
  /// Whether the actor has come to its end.
  var hasEnded = false
  /// Whether it was stopped because its transitions went in a ring that takes no time.
  var isStuck = false
  /// Whether its state repeats until the user says otherwise.
  var isLooped = false
  /// How the present state was left, while the next one has not begun.
  var departure: Visit.Arrival?
  /// The frame that was last reported.
  var reportedFrame: ReportedFrame?
  /// What chance is drawn from.
  var generator: SeededGenerator

  /// A frame that was reported: how many states had been entered by then, and when.
  struct ReportedFrame: Sendable {
    let entry: Int
    let time: Nanoseconds
  }

  init(generator: SeededGenerator) { self.generator = generator }
}
