package import Basics
package import Animation

/// What is kept of an actor's visit of a state, for time lines and steps back.
///
/// Times are of the outer clock; what a visit is made of while it lasts is a ``StateVisit``.
package struct Visit: Hashable, Sendable {
  /// Index of the state.
  package internal(set) var state: Int
  /// When it began.
  package let start: Nanoseconds
  /// When its animation began: before ``start`` if the file was edited meanwhile.
  package let origin: Nanoseconds
  /// Pace of the actor's clock.
  package let pace: Ratio
  /// When each frame showed.
  package let timeline: Timeline?
  /// How the actor came here; nil at the beginning of the play.
  package internal(set) var arrival: Arrival?
  /// When the animation stopped; nil if it plays, or was cut.
  package internal(set) var stop: Nanoseconds?
  /// When the state was left; nil if it was not.
  package internal(set) var end: Nanoseconds?

  /// The way by which an actor came to a state.
  package struct Arrival: Hashable, Sendable {
    /// Index of the state that was left.
    package internal(set) var from: Int
    /// Nil if the user chose the state by hand, or let it repeat.
    package let trigger: Trigger?
    /// Index of the last choice on the way.
    package internal(set) var choice: Int?
  }

  /// How many passes had ended, and another followed, by a moment, which may be after the end.
  package func loops(at moment: Nanoseconds) -> Int {
    guard let timeline else { return 0 }
    let elapsed = min(moment, stop ?? .max, end ?? .max) - origin
    let passes = timeline.passesDone(at: pace.scaling(max(0, elapsed)))
    return timeline.repeatCount == 0 ? passes : min(passes, timeline.repeatCount - 1)
  }
}

extension [Visit] {
  /// The visits with the states of another graph.
  ///
  /// - Parameter index: A state's index in the other graph; nil if it has no such state.
  /// - Returns: The visits without those of states that the graph does not have.
  func mapped(_ index: (Int) -> Int?) -> [Visit] {
    compactMap { visit in
      guard let state = index(visit.state) else { return nil }
      var visit = visit
      visit.state = state
      visit.arrival = visit.arrival.flatMap { arrival in
        guard let from = index(arrival.from) else { return nil }
        return Visit.Arrival(
          from: from, trigger: arrival.trigger, choice: arrival.choice.flatMap(index))
      }
      return visit
    }
  }
}
