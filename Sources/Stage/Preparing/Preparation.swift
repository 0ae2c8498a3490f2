import Animation
import StateGraph

/// All pictures of a graph in the order in which they may first be needed.
///
/// They are generated lazily, as a graph may have millions.
struct Preparation {
  private let graphs: [ActorGraph]
  private let orders: [[Int]]
  private var actor = 0
  /// A position in the order of the actor's states.
  private var place = 0
  private var position = 0
  private var seen: Set<Shown> = []

  /// Starts with the current states, then their successors, and so on.
  package init(_ graph: StateGraph, startingFrom director: Director) {
    graphs = graph.actors
    orders = director.actors.map { Self.order(of: $0.graph, from: $0.state) }
  }

  /// The next picture not returned before; nil if there is none.
  mutating func next() -> (actor: Int, shown: Shown)? {
    while actor < graphs.count {
      guard place < orders[actor].count else {
        (actor, place, position, seen) = (actor + 1, 0, 0, [])
        continue
      }
      let clip = graphs[actor].states[orders[actor][place]].clip
      guard let clip, position < clip.animation.frames.count else {
        (place, position) = (place + 1, 0)
        continue
      }
      let shown = Shown(clip, position: position)
      position += 1
      if seen.insert(shown).inserted { return (actor, shown) }
    }
    return nil
  }

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
    // States reached only from any state, or through another actor, are last.
    return order + graph.states.indices.filter { !seen.contains($0) }
  }
}
