/// The satchel at Brian's near hip, where the mug lives.
///
/// Places in it are counted from the middle of its upper edge, where the strap holds it.
enum Satchel {
  private static let halfWidth = 8.0
  private static let height = 12.0
  private static let corner = 2.5

  /// Draws the bag hung by the middle of its upper edge, swung forward by an angle in degrees.
  ///
  /// Its rows slide rather than turn, so that its edges stay clean.
  static func draw(hungAt top: Point, swing: Double, isOpen: Bool) -> Canvas {
    let slide = Point(0, 1).turned(by: -swing).x
    var canvas = Canvas(width: BrianBody.width, height: BrianBody.height)
    canvas.fill { point in
      let place = Point(point.x - top.x - slide * (point.y - top.y), point.y - top.y)
      return isFront(place) ? isOpen ? insideOut(place) : closed(place) : nil
    }
    canvas = canvas.withoutNubs().withoutSpecks().outlined()
    canvas.buckle(at: top + Point(0.5 + 6 * slide, 6), height: isOpen ? 1 : 3)
    return canvas
  }

  /// Draws the flap of the open bag, which stands up behind the hand.
  static func flap(hungAt top: Point) -> Canvas {
    let corners = [Point(-8, 1), Point(-9.5, -4), Point(-8, -6), Point(3, -6), Point(6, 1)]
      .map { top + $0 }
    var canvas = Canvas(width: BrianBody.width, height: BrianBody.height)
    canvas.fill { contains(corners, $0) ? $0.y < top.y - 4 ? .shoeLight : .shoe : nil }
    return canvas.outlined()
  }

  /// Draws the strap, from the bag to the shoulder that it hangs from.
  static func strap(from top: Point, to shoulder: Point) -> Canvas {
    let start = top + Point(5, 1)
    let line = shoulder - start
    var canvas = Canvas(width: BrianBody.width, height: BrianBody.height)
    canvas.fill { point in
      let from = point - start
      let along = (from.x * line.x + from.y * line.y) / (line.length * line.length)
      let beside = (from.x * line.y - from.y * line.x) / line.length
      guard (0...1).contains(along), abs(beside) < 1.5 else { return nil }
      return beside < 0 ? .shoeLine : .shoeLight
    }
    return canvas
  }

  private static func isFront(_ place: Point) -> Bool {
    guard abs(place.x) < halfWidth, place.y > 0, place.y < height else { return false }
    let beyond = Point(
      max(0, abs(place.x) - halfWidth + corner), max(0, place.y - height + corner))
    return beyond.length < corner
  }

  private static func closed(_ place: Point) -> Ink {
    let edge = 7 - 0.03 * place.x * place.x
    if place.y > edge + 1 { return .shoe }
    if place.y > edge { return .shoeLine }
    return place.x > halfWidth - 2 ? .shoe : .shoeLight
  }

  private static func insideOut(_ place: Point) -> Ink {
    place.y < 1 ? .shoeLine : place.x < -halfWidth + 2 && place.y < 8 ? .shoeLight : .shoe
  }
}

extension Canvas {
  /// Draws a clasp of whole pixels, so that it keeps its shape as the bag swings.
  fileprivate mutating func buckle(at place: Point, height: Int) {
    let (left, top) = (Int(place.x.rounded()) - 1, Int(place.y.rounded()) - 1)
    for y in (3 - height)..<3 {
      for x in 0..<2 { self[left + x, top + y] = .gold }
      self[left + 2, top + y] = .shoeLine
    }
  }
}
