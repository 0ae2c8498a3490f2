package import Animation
package import StateGraph

/// One run of a graph that can be led back: the director, and the time that it has come to.
///
/// Chance comes from a seed, so going back is playing again from the start to an earlier moment.
package final class Performance {
  package let graph: StateGraph
  package private(set) var director: Director
  /// How far the play has come, on the outer clock.
  package private(set) var time: Nanoseconds = 0

  private let seed: UInt64

  /// Starts the graph at zero.
  package init(_ graph: StateGraph, seed: UInt64) {
    self.graph = graph
    self.seed = seed
    director = Director(graph, seed: seed)
    director.start()
  }

  package func restart() {
    director = Director(graph, seed: seed)
    director.start()
    time = 0
  }

  /// Goes to a moment; to an earlier one by playing again from the start.
  package func move(to moment: Nanoseconds) {
    if moment < time { restart() }
    director.advance(to: moment)
    time = moment
  }

  /// Goes to the next moment at which the picture changes.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  package func stepForward() -> Bool {
    guard let next = director.nextBoundary(after: time) else { return false }
    move(to: next)
    return true
  }

  /// Goes back to the moment at which the picture before the present one appeared.
  ///
  /// - Returns: Whether there was one before.
  @discardableResult
  package func stepBack() -> Bool {
    guard let present = director.frameStart(at: time), present > 0 else { return false }
    move(to: present - 1)
    move(to: director.frameStart(at: time) ?? 0)
    return true
  }
}
