/// Brian's mug of tea, nine pixels wide and eleven tall, its handle away from him.
enum Mug {
  /// From the hand that holds it to its middle, when it stands upright.
  private static let middle = Point(3.5, -2.5)
  /// From its middle to the edge that Brian drinks from.
  private static let lip = Point(-4.5, -5.5)

  /// Where the hand is when the mug is at the mouth.
  static func grip(lipAt mouth: Point, tip: Double) -> Point {
    mouth - (middle + lip).turned(by: -tip)
  }

  /// Where the middle of its rim is.
  static func rim(grip: Point, tip: Double) -> Point {
    grip + (middle + Point(0, lip.y)).turned(by: -tip)
  }

  /// Draws the mug held at `grip`, tipped to the left by an angle in degrees.
  static func draw(grip: Point, tip: Double, isFull: Bool) -> Canvas {
    let center = grip + middle.turned(by: -tip)
    var canvas = Canvas(width: BrianBody.width, height: BrianBody.height)
    canvas.fill { point in
      let place = (point - center).turned(by: tip)
      return opening(place, tip: tip, isFull: isFull) ?? body(place) ?? handle(place)
    }
    canvas = canvas.withoutNubs().withoutSpecks().outlined()
    canvas.clear { point in
      let place = (point - center).turned(by: tip)
      return place.x > 5 && handleDistance(place) < 1.6
    }
    return canvas
  }

  /// Draws the hand around the mug, its fingers one above another.
  static func hand(grip: Point, tip: Double) -> Canvas {
    var canvas = Canvas(width: BrianBody.width, height: BrianBody.height)
    canvas.fill { point in
      let place = (point - grip).turned(by: tip)
      guard abs(place.x) < 3.6, abs(place.y) < 3.6, place.length < 4.2 else { return nil }
      if place.x > 0, abs(place.y - 1) < 0.5 { return .skinShade }
      return place.y > 2.2 || place.x > 2.8 ? .skinShade : place.y < 0 ? .skinLight : .skin
    }
    return canvas.withoutSpecks().outlined()
  }

  private static func body(_ place: Point) -> Ink? {
    guard abs(place.x) < 4.5, abs(place.y) < 5.5 else { return nil }
    return place.x < -1.5 ? .mugLight : place.x < 2.5 ? .mug : .mugShade
  }

  /// The rim, and what is seen within it from a little above: the far wall, and the tea, which
  /// stays level, and out of sight in a mug that is tipped.
  private static func opening(_ place: Point, tip: Double, isFull: Bool) -> Ink? {
    guard abs(place.x) < 4.5, abs(place.y) < 5.5, place.y < -1.5 else { return nil }
    guard tip < 20 else { return place.y < -4 ? .mugLine : place.y < -3 ? .mugLight : nil }
    guard abs(place.x) < 3.5, place.y < -2.5 else { return .mugLight }
    let height = (Point(0, -4) - place).turned(by: -tip).y
    return height > (isFull ? 1.5 : -0.5) ? .mugShade : .shoe
  }

  private static func handle(_ place: Point) -> Ink? {
    (1.6..<3.8).contains(handleDistance(place)) ? .mug : nil
  }

  /// How far a place is from the middle of the handle's hole.
  private static func handleDistance(_ place: Point) -> Double {
    (place - Point(5.5, -0.5)).length
  }
}
