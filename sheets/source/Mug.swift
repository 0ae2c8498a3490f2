/// Brian's mug of tea, nine pixels wide and ten tall, its handle away from him.
enum Mug {
  /// From the hand that holds it to its middle, when it stands upright.
  private static let middle = Point(2.5, -2)
  /// From its middle to the edge that Brian drinks from.
  private static let lip = Point(-4.5, -5)

  /// Where the hand is when the mug is at the mouth.
  static func grip(lipAt mouth: Point, tip: Double) -> Point {
    mouth - (middle + lip).turned(by: -tip)
  }

  /// Where the middle of its rim is.
  static func rim(grip: Point, tip: Double) -> Point {
    grip + (middle + Point(0, lip.y)).turned(by: -tip)
  }

  /// Draws the mug held at `grip`, tipped to the left by an angle in degrees.
  static func draw(grip: Point, tip: Double) -> Canvas {
    let center = grip + middle.turned(by: -tip)
    var canvas = Canvas(width: BrianBody.width, height: BrianBody.height)
    canvas.fill { point in
      let place = (point - center).turned(by: tip)
      return body(place) ?? handle(place)
    }
    return canvas.outlined()
  }

  private static func body(_ place: Point) -> Ink? {
    guard abs(place.x) < 4.5, abs(place.y) < 5 else { return nil }
    if place.y < -3.5 { return abs(place.x) < 3.5 && place.y > -5 ? .shoe : .mugLight }
    if place.y < -2.5 { return .mugLight }
    return place.x < -1.5 ? .mugLight : place.x < 2.5 ? .mug : .mugShade
  }

  private static func handle(_ place: Point) -> Ink? {
    let distance = (place - Point(5, 0)).length
    return distance < 3.6 && distance > 1.4 ? .mug : nil
  }
}
