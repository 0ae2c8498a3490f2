package import Animation
package import StateGraph

/// Which picture of which sheet an actor shows.
package struct Shown: Hashable, Sendable {
  /// Index into ``StateGraph/sheets``.
  package let sheet: Int
  package let frame: Int
  package let flip: Flip

  package init(sheet: Int, frame: Int, flip: Flip) {
    self.sheet = sheet
    self.frame = frame
    self.flip = flip
  }

  /// The picture of one place in a state's frame list, from zero.
  package init(_ state: StateDefinition, position: Int) {
    self.init(
      sheet: state.sheet, frame: state.animation.frames[position], flip: state.animation.flip)
  }
}

extension Director {
  /// What each actor shows at a time of the outer clock, in the order of the actors.
  package func shown(at time: Nanoseconds) -> [Shown] {
    actors.map { actor in
      let state = actor.graph.states[actor.state]
      let position = actor.manager.animator?.position(at: actor.ownTime(at: time)) ?? 0
      return Shown(state, position: position)
    }
  }
}
