/// The ways in a directed graph that lead back to where they began.
struct Rings {
  /// Nodes at which rings close, ascending; at least one of each ring.
  private(set) var heads: [Int] = []

  /// Finds the rings of a graph.
  ///
  /// - Parameter next: The nodes that each node leads to.
  init(_ next: [Int: [Int]]) {
    var marks: [Int: Mark] = [:]
    var found: Set<Int> = []
    for start in next.keys.sorted() where marks[start] == nil {
      // Depth first, without recursion: nodes on the way, each with how many of its edges were taken.
      var way: [(node: Int, taken: Int)] = [(start, 0)]
      marks[start] = .onTheWay
      while let last = way.last {
        let targets = next[last.node, default: []]
        guard last.taken < targets.count else {
          marks[last.node] = .done
          way.removeLast()
          continue
        }
        way[way.count - 1].taken += 1
        let target = targets[last.taken]
        switch marks[target] {
        case .onTheWay: found.insert(target)
        case .done: break
        case nil:
          marks[target] = .onTheWay
          way.append((target, 0))
        }
      }
    }
    heads = found.sorted()
  }

  private enum Mark {
    case onTheWay
    case done
  }
}
