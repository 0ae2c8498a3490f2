import Animation
import GraphLanguage

/// What is worth a warning in a graph that can be played.
struct GraphChecks {
  let graph: ResolvedGraph
  let actor: ActorGraph

  func run(_ bag: inout DiagnosticBag) {
    checkForm(&bag)
    checkStopEdges(&bag)
    checkReach(&bag)
  }

  /// Parts of DOT that mean nothing here.
  private func checkForm(_ bag: inout DiagnosticBag) {
    if let strict = graph.strictKeyword {
      bag.warning("strict means nothing here: an edge said twice counts once", at: strict)
    }
    if !graph.isDirected {
      bag.warning(
        "an undirected graph: each edge is taken to lead from left to right", at: graph.keyword,
        note: "write digraph and ->")
    }
    for port in graph.edges.flatMap({ [$0.tailPort, $0.headPort] }).compactMap({ $0 }) {
      bag.warning(
        "a port means nothing here", at: port.range,
        note: "put quotes around the name if the colon belongs to it")
    }
  }

  private func checkStopEdges(_ bag: inout DiagnosticBag) {
    for edge in graph.edges where actor.states[edge.tail].animation.repeatCount == 0 {
      let state = visible(actor.states[edge.tail].name)
      bag.warning(
        "this edge is never taken: '\(state)' plays for ever", at: edge.operatorRange,
        note: "give '\(state)' a repeat, such as repeat=1")
    }
  }

  private func checkReach(_ bag: inout DiagnosticBag) {
    let reached = reachable()
    for (index, state) in actor.states.enumerated() {
      let mention = graph.nodes[index].name.range
      if !reached.contains(index) {
        bag.warning(
          "\(quoted(state.name)) is never played: no edge leads to it from "
            + "\(quoted(actor.states[actor.start].name))", at: mention)
      } else if state.animation.repeatCount > 0,
        !actor.transitions.contains(where: { $0.from == index })
      {
        bag.warning(
          "\(quoted(state.name)) stops and leads nowhere: its last frame stays", at: mention)
      }
    }
  }

  /// Indexes of the states that can come to be played.
  private func reachable() -> Set<Int> {
    var next: [Int: [Int]] = [:]
    for transition in actor.transitions
    where actor.states[transition.from].animation.repeatCount > 0 && transition.weight > 0 {
      next[transition.from, default: []].append(transition.to)
    }
    var reached: Set<Int> = [actor.start]
    var waiting = [actor.start]
    while let state = waiting.popLast() {
      for target in next[state, default: []] where reached.insert(target).inserted {
        waiting.append(target)
      }
    }
    return reached
  }
}
