package import Animation
package import Pixels

/// How an actor is laid on the stage.
package struct Appearance: Hashable, Sendable {
  /// How large a pixel of the sheet is, in sub-cells.
  package enum Scale: Hashable, Sendable {
    /// Shrunk by any fraction or enlarged by a whole number, as large as the stage holds.
    case fit
    case factor(Ratio)
  }

  /// How pixels become fewer or more.
  package enum Filter: String, CaseIterable, Sendable {
    /// Nearest to enlarge, area to shrink.
    case auto
    case nearest
    case area
  }

  /// What shows where a picture is transparent.
  package enum Background: Hashable, Sendable {
    /// The terminal's own background.
    case none
    /// Two grays in squares.
    case checker
    case color(RGBA)
  }

  package var scale: Scale
  package var filter: Filter
  package var background: Background
  /// Where the actor stands at first; nil for a place that it is given among the others.
  package var spot: Spot?
  package var anchor: Anchor
  /// Actors with a higher number stand before others; of equal ones, those later in the file.
  package var z: Int

  package init(
    scale: Scale = .fit, filter: Filter = .auto, background: Background = .none,
    spot: Spot? = nil, anchor: Anchor = .bottom, z: Int = 0
  ) {
    self.scale = scale
    self.filter = filter
    self.background = background
    self.spot = spot
    self.anchor = anchor
    self.z = z
  }
}
