/// A way from one state to another, taken when its trigger fires.
package struct Transition: Hashable, Sendable {
  package enum Trigger: Hashable, Sendable {
    /// The state's animation stopped.
    case stop
  }

  /// Index of the state that is left.
  package var from: Int
  /// Index of the state that is entered.
  package var to: Int
  package var trigger: Trigger
  /// Odds among the transitions of one state and trigger, in millionths; 0 is never.
  package var weight: Int64

  /// The odds of a transition that says nothing of them.
  package static let evenWeight: Int64 = 1_000_000

  package init(
    from: Int, to: Int, trigger: Trigger = .stop, weight: Int64 = Transition.evenWeight
  ) {
    self.from = from
    self.to = to
    self.trigger = trigger
    self.weight = weight
  }
}
