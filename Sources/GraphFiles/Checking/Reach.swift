import StateGraph

/// Which states can come to be played, over all actors of a graph.
struct Reach {
  private struct Place: Hashable {
    let part: Int
    let state: Int
  }

  private var reached: Set<Place> = []
  /// Where an edge leads out.
  private var leadsOn: Set<Place> = []
  /// The states that `"*"` leads to, of each part where it leads somewhere; nil stands for `"^"` and
  /// for other actors.
  private var anyTargets: [Int: Set<Int?>] = [:]

  /// Follows every transition that can be taken from the actors' first states.
  ///
  /// - Parameter actors: Of one graph; actors in transitions are indexes of this list.
  init(_ actors: [ActorGraph]) {
    var next: [Place: [Place]] = [:]
    var fromAny: [Int: [Place]] = [:]
    for (part, actor) in actors.enumerated() {
      for transition in actor.transitions where transition.weight > 0 {
        note(transition, of: part, actor, &next, &fromAny)
      }
    }
    var waiting: [Place] = []
    func reach(_ place: Place) {
      if reached.insert(place).inserted { waiting.append(place) }
    }
    for (part, actor) in actors.enumerated() { reach(Place(part: part, state: actor.start)) }
    for targets in fromAny.values { targets.forEach(reach) }
    while let place = waiting.popLast() { next[place, default: []].forEach(reach) }
  }

  private mutating func note(
    _ transition: Transition, of part: Int, _ actor: ActorGraph, _ next: inout [Place: [Place]],
    _ fromAny: inout [Int: [Place]]
  ) {
    let target: Place? =
      switch transition.to {
      case .state(let state): Place(part: part, state: state)
      case .other(let other, let state): Place(part: other, state: state)
      case .back: nil
      }
    switch transition.from {
    case .any:
      let own: Int? = if case .state(let state) = transition.to { state } else { nil }
      anyTargets[part, default: []].insert(own)
      if let target { fromAny[part, default: []].append(target) }
    case .state(let state):
      let source = Place(part: part, state: state)
      leadsOn.insert(source)
      let isTaken = transition.trigger != .stop || actor.states[state].clip?.canStop ?? true
      if let target, isTaken { next[source, default: []].append(target) }
    }
  }

  func contains(state: Int, of part: Int) -> Bool {
    reached.contains(Place(part: part, state: state))
  }

  /// Whether an edge leads out of a state, on whatever trigger.
  func leadsOn(state: Int, of part: Int) -> Bool {
    leadsOn.contains(Place(part: part, state: state))
      || anyTargets[part, default: []].contains { $0 != state }
  }
}
