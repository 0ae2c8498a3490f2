package import Basics
package import Animation
package import StateGraph

/// Which picture of which sheet an actor shows, and how.
package struct Shown: Hashable, Sendable {
  /// Index into ``StateGraph/sheets``.
  package let sheet: Int
  package let frame: Int
  package let flip: Flip
  /// Overrides the actor's own.
  package let anchor: Anchor?

  package init(sheet: Int, frame: Int, flip: Flip = [], anchor: Anchor? = nil) {
    self.sheet = sheet
    self.frame = frame
    self.flip = flip
    self.anchor = anchor
  }

  /// The picture at a position of a clip's frame list, counted from zero.
  package init(_ clip: Clip, position: Int) {
    self.init(
      sheet: clip.sheet, frame: clip.animation.frames[position], flip: clip.animation.flip,
      anchor: clip.anchor)
  }
}

/// What an actor shows, and where.
package struct Standing: Hashable, Sendable {
  package let shown: Shown
  /// Upper left corner of the actor's box, in sub-cells from that of the stage.
  package let x: Int
  package let y: Int

  package init(_ shown: Shown, x: Int, y: Int) {
    self.shown = shown
    self.x = x
    self.y = y
  }
}

extension Director {
  /// What each actor shows at an outer clock time, and where, in actor order.
  package func standing(at time: Nanoseconds) -> [Standing] {
    actors.indices.map { standing(of: $0, at: time) }
  }

  /// What an actor shows at an outer clock time, and where.
  package func standing(of actor: Int, at time: Nanoseconds) -> Standing {
    let actor = actors[actor]
    let own = actor.ownTime(at: time)
    let corner = actor.corner(at: own, geometry)
    let shown = actor.clip.map { Shown($0, position: actor.position(at: own)) }
    return Standing(shown ?? Shown(sheet: 0, frame: 0), x: corner.x, y: corner.y)
  }
}
