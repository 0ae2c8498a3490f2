/// The point of a picture that stands on an actor's place.
package struct Anchor: Hashable, Sendable {
  package enum Horizontal: Int, Sendable { case left, center, right }
  package enum Vertical: Int, Sendable { case top, center, bottom }

  package var horizontal: Horizontal
  package var vertical: Vertical

  package init(_ horizontal: Horizontal, _ vertical: Vertical) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package static let bottom = Anchor(.center, .bottom)

  /// How much of a length lies left of the anchor: none, half rounded down, or all.
  package func before(width: Int) -> Int { width * horizontal.rawValue / 2 }

  /// How much of a length lies above the anchor: none, half rounded down, or all.
  package func above(height: Int) -> Int { height * vertical.rawValue / 2 }
}
