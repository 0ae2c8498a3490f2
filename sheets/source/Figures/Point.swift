import Glibc

/// A place or a shift on a tile, in pixels; `x` grows to the right, `y` downwards.
///
/// Pixel (3, 5) covers the square from (3, 5) to (4, 6).
struct Point: Equatable {
  var x: Double
  var y: Double

  init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The nearest corner of a pixel.
  var rounded: Point { Point(x.rounded(), y.rounded()) }

  var length: Double { (x * x + y * y).squareRoot() }

  static func + (left: Point, right: Point) -> Point { Point(left.x + right.x, left.y + right.y) }
  static func - (left: Point, right: Point) -> Point { Point(left.x - right.x, left.y - right.y) }
  static func * (left: Point, factor: Double) -> Point { Point(left.x * factor, left.y * factor) }

  /// The shift turned clockwise, as seen on the tile, by an angle in degrees.
  func turned(by degrees: Double) -> Point {
    let angle = degrees * .pi / 180
    let (sine, cosine) = (sin(angle), cos(angle))
    return Point(x * cosine - y * sine, x * sine + y * cosine)
  }

  /// A shift of the given length; 0 degrees hangs straight down, positive ones swing to the right.
  static func hanging(length: Double, degrees: Double) -> Point {
    Point(0, length).turned(by: -degrees)
  }
}

/// Which way the middle joint of a limb points, for a figure that looks to the right.
enum Bend: Double {
  /// As knees do: in front of the line from hip to ankle.
  case forward = 1
  /// As elbows do: behind the line from shoulder to wrist.
  case backward = -1
}

/// The middle joint of a limb of two bones whose ends are given.
///
/// The law of cosines gives how far along and beside the line the joint lies. A limb that cannot
/// reach is drawn straight, its bones stretched in proportion.
func middleJoint(
  from root: Point, to tip: Point, upper: Double, lower: Double, bend: Bend
) -> Point {
  let line = tip - root
  let distance = line.length
  guard distance < upper + lower, distance > 0 else {
    return root + line * (upper / (upper + lower))
  }
  let along = (upper * upper - lower * lower + distance * distance) / (2 * distance)
  let beside = max(0, upper * upper - along * along).squareRoot()
  let direction = line * (1 / distance)
  let sideways = Point(direction.y, -direction.x) * bend.rawValue
  return root + direction * along + sideways * beside
}
