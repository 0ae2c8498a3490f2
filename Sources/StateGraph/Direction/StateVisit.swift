import Basics

/// What belongs to one visit of a state: it begins with the values here and goes with the visit.
///
/// Times are of the actor's own clock. What outlives a visit is in ``ActorProgress``,
/// ``ActorHistory`` and ``ActorMotion``; what is kept of visits that are over is a ``Visit``.
struct StateVisit: Sendable {
  /// Index of the state that plays, or has stopped and still shows; never a choice once something
  /// plays.
  let state: Int
  let stateName: String
  /// When the state was entered.
  let entry: Nanoseconds
  /// Whether an edge waits for the end of a pass.
  let hasPassEdges: Bool

  /// The transition that waits for the end of the pass or for the stop.
  private(set) var armed: Transition?
  /// When the pass ends that ``armed`` waits for; nil if it waits for the stop.
  private(set) var armedUntil: Nanoseconds?
  /// `after` edges up to this time since the entry have fired; nil if none has.
  var firedAfter: Nanoseconds?
  /// Whether the border was reported.
  var hasMetBorder = false
  /// The trigger whose edges did not fire because the user lets the state repeat.
  var withheld: Trigger?

  /// Begins a visit.
  init(of state: Int, named name: String, at entry: Nanoseconds, hasPassEdges: Bool) {
    self.state = state
    stateName = name
    self.entry = entry
    self.hasPassEdges = hasPassEdges
  }

  /// Whether the end of a pass may lead to something.
  var heedsPasses: Bool { armedUntil != nil || hasPassEdges }

  /// Lets a transition wait.
  ///
  /// - Parameters:
  ///   - transition: What waits.
  ///   - passEnd: When the pass ends that it waits for; nil if it waits for the stop.
  mutating func arm(_ transition: Transition, until passEnd: Nanoseconds?) {
    (armed, armedUntil) = (transition, passEnd)
  }

  mutating func disarm() { (armed, armedUntil) = (nil, nil) }
}
