import Glibc

/// A fish in space, seen from the side, which may turn about the upright line through its middle.
struct FishBody {
  /// Where its middle is on the tile.
  let middle: Point
  /// Half its length, height and thickness, in pixels.
  let length: Double
  let height: Double
  let thickness: Double
  /// Where it looks, in degrees: 0 to the right, 90 at the viewer, 180 to the left.
  var heading = 0.0
  /// How far the nose points down, in degrees.
  var pitch = 0.0

  private var across: Double { cos(heading * .pi / 180) }
  private var towards: Double { sin(heading * .pi / 180) }

  /// Where a place of the fish is seen, given by pixels towards the nose, down, and to the side that is
  /// seen while it looks to the right.
  func place(_ ahead: Double, _ below: Double, side: Double = 0) -> Point {
    let x = ahead * across - side * towards
    return middle + Point(x, below).turned(by: across < 0 ? -pitch : pitch)
  }

  /// How near the viewer a place is, in pixels before the middle.
  func depth(_ ahead: Double, side: Double) -> Double { ahead * towards + side * across }

  /// The body without fins.
  var solid: Solid {
    let width = (length * length * across * across + thickness * thickness * towards * towards)
      .squareRoot()
    return .ellipse(middle, Point(width, height), turn: across < 0 ? -pitch : pitch)
  }

  /// A fin that is flat and upright, given by places along and below the fish, turned to a side
  /// about the first of them by an angle in degrees.
  func fin(_ corners: [Point], swing: Double) -> [Point] {
    let root = corners[0]
    let (along, aside) = (cos(swing * .pi / 180), sin(swing * .pi / 180))
    return corners.map { corner in
      let reach = corner.x - root.x
      return place(root.x + reach * along, corner.y, side: reach * aside)
    }
  }
}
