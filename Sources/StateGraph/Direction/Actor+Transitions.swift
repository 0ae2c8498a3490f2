import Basics

/// Which transitions an actor may take.
extension Actor {
  /// The transitions from the present state that fire on an event.
  func transitions(on event: Trigger) -> [Transition] {
    table.transitions(from: state, on: event)
  }

  /// All transitions that may lead out of the present state, those from any state included.
  ///
  /// It looks through all transitions of the graph.
  package var transitions: [Transition] { table.transitions(from: state, of: graph) }

  /// The transitions that leave a choice.
  package func transitions(ofChoice choice: Int) -> [Transition] {
    table.transitions(ofChoice: choice)
  }

  /// One of those that lead to a state of the actor, drawn by weight; nil if there is none.
  func draw(among fired: [Transition]) -> Transition? {
    var (count, sum, last): (Int, Int64, Transition?) = (0, 0, nil)
    for transition in fired where transition.isDrawn {
      count += 1
      sum += transition.weight
      last = transition
    }
    // A single candidate is not a matter of chance: it must not use up a random number.
    guard count > 1 else { return last }
    var draw = random(in: 0...sum - 1)
    return fired.first { transition in
      guard transition.isDrawn else { return false }
      draw -= transition.weight
      return draw < 0
    }
  }
}

extension Transition {
  /// Whether it makes another actor play a state.
  package var leadsToOther: Bool {
    if case .other = to { true } else { false }
  }

  /// Whether it is drawn against others of the same actor.
  fileprivate var isDrawn: Bool { !leadsToOther && weight > 0 }
}
