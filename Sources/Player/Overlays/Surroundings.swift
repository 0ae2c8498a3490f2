import StateGraph

/// The ways that lead to an actor's current state and out of it.
///
/// They are found once for each state, as a graph may have 100,000 edges.
struct Surroundings {
  /// A transition as seen from the current state.
  struct Way: Hashable {
    let transition: Transition
    /// The state at its other end, with its actor; nil for any state.
    let place: Place?
    /// Its probability in percent among those that fire at the same moment; nil if it is alone.
    var odds: Int?
    /// Whether it leads out of the choice in the line above.
    var leavesChoice = false
    /// Whether the user chose it, not the graph.
    var isByHand = false
  }

  struct Place: Hashable {
    let actor: Int
    let state: Int
  }

  let place: Place
  private let wayBack: Int
  private(set) var incoming: [Way] = []
  private(set) var outgoing: [Way] = []

  init(of actor: Actor, in actors: [Actor]) {
    place = Place(actor: actor.index, state: actor.state)
    wayBack = actor.wayBack
    incoming = Self.incoming(place, actors)
    for way in Self.outgoing(actor.transitions, of: actor) {
      outgoing.append(way)
      guard let place = way.place, place.actor == actor.index,
        actor.graph.states[place.state].isChoice
      else { continue }
      let further = Self.outgoing(actor.transitions(ofChoice: place.state), of: actor)
      outgoing += further.map { way in
        var way = way
        way.leavesChoice = true
        return way
      }
    }
  }

  /// Whether these are still the surroundings of an actor's state.
  func areThose(of actor: Actor) -> Bool {
    place == Place(actor: actor.index, state: actor.state) && wayBack == actor.wayBack
  }

  private static func incoming(_ present: Place, _ actors: [Actor]) -> [Way] {
    var ways: [Way] = []
    for actor in actors {
      let target: Transition.Target =
        actor.index == present.actor
        ? .state(present.state) : .other(actor: present.actor, state: present.state)
      for transition in actor.graph.transitions where transition.to == target {
        var place: Place?
        if case .state(let state) = transition.from {
          place = Place(actor: actor.index, state: state)
        }
        ways.append(Way(transition: transition, place: place))
      }
    }
    return ways
  }

  private static func outgoing(_ transitions: [Transition], of actor: Actor) -> [Way] {
    zip(transitions, odds(of: transitions)).map { transition, odds in
      Way(transition: transition, place: place(of: transition, actor), odds: odds)
    }
  }

  /// The probability in percent of each of a state's transitions among those that fire at the same
  /// moment; nil for one that fires alone.
  static func odds(of transitions: [Transition]) -> [Int?] {
    var sums: [Trigger: (weight: Int64, count: Int)] = [:]
    for transition in transitions where !transition.leadsToOther {
      let sum = sums[transition.trigger, default: (0, 0)]
      sums[transition.trigger] = (sum.weight + transition.weight, sum.count + 1)
    }
    return transitions.map { transition in
      guard !transition.leadsToOther, let sum = sums[transition.trigger], sum.count > 1,
        sum.weight > 0
      else { return nil }
      return Int((Double(transition.weight) * 100 / Double(sum.weight)).rounded())
    }
  }

  private static func place(of transition: Transition, _ actor: Actor) -> Place {
    switch transition.to {
    case .state(let state): Place(actor: actor.index, state: state)
    case .back: Place(actor: actor.index, state: actor.wayBack)
    case .other(let actor, let state): Place(actor: actor, state: state)
    }
  }
}

extension Surroundings.Way {
  /// Whether this is the transition that an actor has armed.
  ///
  /// A transition armed by another actor, or before the file was edited, has lost its tail.
  func isSame(as armed: Transition) -> Bool {
    transition.to == armed.to && transition.trigger == armed.trigger
      && transition.moment == armed.moment
  }
}
