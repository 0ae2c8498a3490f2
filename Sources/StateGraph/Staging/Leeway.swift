/// Where along one side of the stage the corner of an actor's box may be.
///
/// A box that is shorter than the side stays on the stage; one that is longer covers the side.
package struct Leeway: Hashable, Sendable {
  package let range: ClosedRange<Distance>
  /// Whether there is any way to go: a box as long as the side, or longer, stands where it is.
  package let hasRoom: Bool

  /// - Parameters:
  ///   - box: Its length.
  ///   - side: That of the stage.
  package init(of box: Distance, on side: Distance) {
    let room = side - box
    range = Swift.min(0, room)...Swift.max(0, room)
    hasRoom = room > 0
  }

  func clamped(_ place: Distance) -> Distance {
    Swift.min(Swift.max(place, range.lowerBound), range.upperBound)
  }
}
