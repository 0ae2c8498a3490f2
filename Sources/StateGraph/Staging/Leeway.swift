/// Where along one side of the stage the corner of an actor's box may be.
///
/// A box that is shorter than the side stays on the stage; one that is longer covers the side. For
/// example, on a side of 20 cells the corner of a box of 3 may be at 0 to 17, and it has room to move;
/// the corner of a box of 26 may be at -6 to 0, and it has none.
package struct Leeway: Hashable, Sendable {
  package let range: ClosedRange<Distance>
  /// Whether the box can move: one as long as the side, or longer, stands where it is.
  package let hasRoom: Bool

  /// - Parameters:
  ///   - box: The length of the box.
  ///   - side: The length of the stage's side.
  package init(of box: Distance, on side: Distance) {
    let room = side - box
    range = Swift.min(0, room)...Swift.max(0, room)
    hasRoom = room > 0
  }

  /// The nearest place that is allowed.
  func clamped(_ place: Distance) -> Distance {
    Swift.min(Swift.max(place, range.lowerBound), range.upperBound)
  }
}
