/// Where on the stage an actor's anchor stands at first.
package struct Spot: Hashable, Sendable {
  /// A place along one side of the stage.
  package enum Coordinate: Hashable, Sendable {
    /// Cells from the left or the top.
    case cells(Distance)
    /// A part of the side, in 10^-8: 100% is 10^8.
    case part(Int64)

    /// A whole, in the unit of ``part(_:)``.
    package static let whole: Int64 = 100_000_000

    /// The place on a side of `cells` cells.
    package func place(onSideOf cells: Int) -> Distance {
      switch self {
      case .cells(let distance): distance
      case .part(let part): Distance(part) * Distance(cells) * (.cell / Distance(Self.whole))
      }
    }
  }

  package var x: Coordinate
  package var y: Coordinate

  package init(x: Coordinate, y: Coordinate) {
    self.x = x
    self.y = y
  }
}
