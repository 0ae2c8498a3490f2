/// Which choices can lead round without a state between, so that no time would pass.
struct ChoiceRings {
  /// Whether each state is on a ring of choices, or on a way from one ring to another.
  private var isLeft: [Bool]

  /// Takes away, again and again, what no choice leads to, and what leads to no choice.
  ///
  /// - Parameters:
  ///   - edges: From choice to choice; places in the list of states.
  ///   - count: How many states there are.
  init(_ edges: [(from: Int, to: Int)], count: Int) {
    isLeft = Array(repeating: false, count: count)
    for edge in edges {
      isLeft[edge.from] = true
      isLeft[edge.to] = true
    }
    removeEnds(edges.map { ($0.from, $0.to) })
    removeEnds(edges.map { ($0.to, $0.from) })
  }

  func contains(_ state: Int) -> Bool { isLeft[state] }

  /// Removes what is not led to by anything left (Kahn, "Topological sorting of large networks",
  /// 1962).
  private mutating func removeEnds(_ edges: [(from: Int, to: Int)]) {
    var next: [[Int]] = Array(repeating: [], count: isLeft.count)
    var ways = Array(repeating: 0, count: isLeft.count)
    for (from, to) in edges where isLeft[from] && isLeft[to] {
      next[from].append(to)
      ways[to] += 1
    }
    var waiting = isLeft.indices.filter { isLeft[$0] && ways[$0] == 0 }
    while let state = waiting.popLast() {
      isLeft[state] = false
      for to in next[state] {
        ways[to] -= 1
        if ways[to] == 0 { waiting.append(to) }
      }
    }
  }
}
