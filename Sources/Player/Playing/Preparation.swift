import Animation
import StateGraph

/// All pictures of a graph in the order in which they may first be needed.
struct Preparation {
  private var waiting: [(actor: Int, shown: Shown)] = []

  /// Lists the pictures of the states in play, then those of the states that follow, and so on.
  init(_ graph: StateGraph, startingFrom director: Director) {
    for (index, actor) in director.actors.enumerated() {
      var seen: Set<Shown> = []
      for state in Self.order(of: actor.graph, from: actor.state) {
        guard let clip = actor.graph.states[state].clip else { continue }
        for position in clip.animation.frames.indices {
          let shown = Shown(clip, position: position)
          if seen.insert(shown).inserted { waiting.append((index, shown)) }
        }
      }
    }
    waiting.reverse()
  }

  mutating func next() -> (actor: Int, shown: Shown)? { waiting.popLast() }

  /// States by the number of transitions that lead to them.
  private static func order(of graph: ActorGraph, from start: Int) -> [Int] {
    var targets: [Int: [Int]] = [:]
    for transition in graph.transitions {
      guard case .state(let from) = transition.from, case .state(let to) = transition.to else {
        continue
      }
      targets[from, default: []].append(to)
    }
    var order = [start]
    var seen: Set<Int> = [start]
    var next = 0
    while next < order.count {
      for target in targets[order[next], default: []] where seen.insert(target).inserted {
        order.append(target)
      }
      next += 1
    }
    // Those that only any state leads to, or another actor, come last.
    return order + graph.states.indices.filter { !seen.contains($0) }
  }
}
