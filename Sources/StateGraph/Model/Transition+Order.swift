extension [Transition] {
  /// In the order of their targets: back, states of the actor, states of others; those of one target
  /// as they were.
  func sortedByTarget() -> [Transition] {
    enumerated().sorted { left, right in
      let a = left.element.to.rank
      let b = right.element.to.rank
      return (a.0, a.1, left.offset) < (b.0, b.1, right.offset)
    }.map(\.element)
  }
}

extension Transition.Target {
  fileprivate var rank: (Int, Int) {
    switch self {
    case .back: (-2, 0)
    case .state(let state): (-1, state)
    case .other(let actor, let state): (actor, state)
    }
  }
}
