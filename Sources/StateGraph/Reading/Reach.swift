/// Which states can come to be played, over all actors of a graph.
struct Reach {
  private struct Place: Hashable {
    let part: Int
    let state: Int
  }

  private var reached: Set<Place> = []
  private var hasStopEdge: Set<Place> = []
  /// Parts where a stop of any state leads on.
  private var anyStops: Set<Int> = []

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
      if transition.trigger == .stop { anyStops.insert(part) }
      if let target { fromAny[part, default: []].append(target) }
    case .state(let state):
      let source = Place(part: part, state: state)
      if transition.trigger == .stop { hasStopEdge.insert(source) }
      let isTaken = transition.trigger != .stop || actor.states[state].clip?.canStop ?? true
      if let target, isTaken { next[source, default: []].append(target) }
    }
  }

  func contains(state: Int, of part: Int) -> Bool {
    reached.contains(Place(part: part, state: state))
  }

  /// Whether the stop of a state leads on.
  func hasStopEdge(state: Int, of part: Int) -> Bool {
    anyStops.contains(part) || hasStopEdge.contains(Place(part: part, state: state))
  }
}
