extension Solid {
  /// A box with rounded edges, flat in front, given by its middle, half its width and height, how far
  /// in from its sides the rounding begins, and how far it is turned clockwise, in degrees.
  static func box(_ center: Point, _ half: Point, edge: Double, turn: Double = 0) -> Solid {
    let reach = half.length
    return Solid(
      bounds: (center.x - reach, center.y - reach, center.x + reach, center.y + reach)
    ) { point in
      let place = (point - center).turned(by: -turn)
      func outwards(_ value: Double, _ half: Double) -> Double {
        let beyond = max(0, abs(value) - half + edge) / edge
        return value < 0 ? -beyond : beyond
      }
      return Point(outwards(place.x, half.x), outwards(place.y, half.y)).turned(by: turn)
    }
  }
}
