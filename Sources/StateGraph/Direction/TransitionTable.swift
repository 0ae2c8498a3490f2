import Basics

/// The transitions of one actor, by the state that they leave and what makes them fire.
///
/// An event is given as a trigger. The end of a pass is ``Trigger/passes(_:)``, on which transitions
/// of ``Trigger/loop`` fire, too.
struct TransitionTable {
  /// The transitions from one state, or from any, in the order of their targets.
  private struct Exits {
    var stops: [Transition] = []
    var passes: [Transition] = []
    var others: [Transition] = []
    /// The times of `after` edges since the state's start, ascending.
    var times: [Nanoseconds] = []
    /// Whether the state has no other ways out than its own.
    var isEnd = false

    mutating func add(_ transition: Transition) {
      switch transition.trigger {
      case .stop: stops.append(transition)
      case .loop, .passes: passes.append(transition)
      case .after(let time):
        others.append(transition)
        times.append(time)
      case .pause, .key, .click, .signal, .border: others.append(transition)
      }
    }

    /// Those that fire on an event; the stored list itself where all of them do.
    func firing(on event: Trigger) -> [Transition] {
      switch event {
      case .stop: stops
      case .loop, .passes: passes.all { $0.trigger == event || $0.trigger == .loop }
      default: others.all { $0.trigger == event }
      }
    }
  }

  private var own: [Exits]
  private var fromAny = Exits()

  init(_ graph: ActorGraph) {
    own = graph.states.map { _ in Exits() }
    for (index, state) in graph.states.enumerated() { own[index].isEnd = state.isEnd }
    // Programs that rewrite DOT files reorder the edges, which must not change what is drawn by chance.
    for transition in graph.transitions.sortedByTarget() {
      switch transition.from {
      case .state(let state): own[state].add(transition)
      case .any: fromAny.add(transition)
      }
    }
    for index in own.indices { own[index].times.sort() }
    fromAny.times.sort()
  }

  /// The transitions from a state that fire on an event.
  ///
  /// A state's own transitions hide those from any state of the same trigger, and these do not leave
  /// the state that they lead to. Those to other actors come in addition and hide nothing.
  func transitions(from state: Int, on event: Trigger) -> [Transition] {
    unhidden(fromAny.firing(on: event), by: own[state].firing(on: event), in: state)
  }

  /// All transitions from a state, whatever makes them fire, in the order of their targets.
  func transitions(from state: Int, of graph: ActorGraph) -> [Transition] {
    let sorted = graph.transitions.filter { $0.from == .any || $0.from == .state(state) }
      .sortedByTarget()
    return unhidden(
      sorted.filter { $0.from == .any }, by: sorted.filter { $0.from != .any }, in: state)
  }

  /// The transitions that leave a choice.
  func transitions(ofChoice choice: Int) -> [Transition] { own[choice].stops }

  /// Whether a transition from a state fires at the end of a pass.
  func hasPassEdges(from state: Int) -> Bool {
    !unhidden(fromAny.passes, by: own[state].passes, in: state).isEmpty
  }

  private func unhidden(
    _ any: [Transition], by own: [Transition], in state: Int
  ) -> [Transition] {
    guard !any.isEmpty, !self.own[state].isEnd else { return own }
    let hidden = Set(own.lazy.filter { !$0.leadsToOther }.map(\.trigger))
    return own + any.filter { !hidden.contains($0.trigger) && $0.to != .state(state) }
  }

  /// The first time of `after` edges of a state that is later than a time, since the state's start.
  func time(in state: Int, after time: Nanoseconds) -> Nanoseconds? {
    let own = own[state].times.first { $0 > time }
    let any = fromAny.times.first { $0 > time }
    return earlier(own, any)
  }
}

extension [Transition] {
  /// The elements that pass a test; the list itself, not a copy, if all do.
  fileprivate func all(where passes: (Transition) -> Bool) -> [Transition] {
    allSatisfy(passes) ? self : filter(passes)
  }
}
