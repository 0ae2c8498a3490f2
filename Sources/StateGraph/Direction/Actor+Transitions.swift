import Basics
import Animation

/// Which transitions an actor may take.
extension Actor {
  /// The transitions from the present state that fire when something happens.
  func transitions(on event: Trigger) -> [Transition] {
    table.transitions(from: state, on: event)
  }

  /// The transitions that leave a choice.
  package func transitions(ofChoice choice: Int) -> [Transition] {
    table.transitions(ofChoice: choice)
  }

  /// One of those that lead to a state of the actor, drawn by weight; nil if there is none.
  func draw(among fired: [Transition]) -> Transition? {
    var (count, sum, last): (Int, Int64, Transition?) = (0, 0, nil)
    for transition in fired where transition.isOneOfSeveral {
      count += 1
      sum += transition.weight
      last = transition
    }
    // One choice is no matter of chance: it must not use up a random number.
    guard count > 1 else { return last }
    var draw = Int64.random(in: 0..<sum, using: &generator)
    return fired.first { transition in
      guard transition.isOneOfSeveral else { return false }
      draw -= transition.weight
      return draw < 0
    }
  }

  /// The next `after` time of the present state that has not fired, since its entry.
  var nextAfter: Nanoseconds? { table.time(in: state, after: firedAfter ?? 0) }
}

extension Transition {
  /// Whether it tells another actor what to play.
  package var leadsToOther: Bool {
    if case .other = to { true } else { false }
  }

  /// Whether it is drawn against others of the same actor.
  fileprivate var isOneOfSeveral: Bool { !leadsToOther && weight > 0 }
}
