/// A way from one state to another, taken when its trigger fires.
package struct Transition: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    /// Index of the state that is left.
    case state(Int)
    /// `"*"`: any state of the actor.
    case any
  }

  package enum Target: Hashable, Sendable {
    /// Index of the state that is entered.
    case state(Int)
    /// `"^"`: back to the state that was left.
    case back
    /// Indexes of another actor and of a state of that one, which it is told to play.
    case other(actor: Int, state: Int)
  }

  /// When a state is left after the trigger fired.
  package enum Moment: String, CaseIterable, Sendable {
    case now
    /// At the end of the pass.
    case loop
    /// At the stop.
    case stop
  }

  package var from: Source
  package var to: Target
  package var trigger: Trigger
  package var moment: Moment
  /// Odds among the transitions that fire at once, in millionths; 0 is never.
  package var weight: Int64

  /// The odds of a transition that says nothing of them.
  package static let evenWeight: Int64 = 1_000_000

  package init(
    from: Source, to: Target, trigger: Trigger = .stop, moment: Moment = .now,
    weight: Int64 = Transition.evenWeight
  ) {
    self.from = from
    self.to = to
    self.trigger = trigger
    self.moment = moment
    self.weight = weight
  }

  /// A transition between two states of one actor.
  package init(
    from: Int, to: Int, trigger: Trigger = .stop, moment: Moment = .now,
    weight: Int64 = Transition.evenWeight
  ) {
    self.init(
      from: .state(from), to: .state(to), trigger: trigger, moment: moment, weight: weight)
  }

  /// The transition in a graph that has `count` other actors before those that were counted so far.
  func withActors(after count: Int) -> Transition {
    guard case .other(let actor, let state) = to else { return self }
    var moved = self
    moved.to = .other(actor: count + actor, state: state)
    return moved
  }
}
