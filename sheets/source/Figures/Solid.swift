/// A round body, given by how its surface is turned at each place that it covers.
struct Solid {
  /// Left, top, right and bottom of what it covers, in pixels of the tile.
  let bounds: (left: Double, top: Double, right: Double, bottom: Double)
  /// The way from the middle of the body to a place, 1 long at its rim; nil or longer outside it.
  let normal: (Point) -> Point?

  /// An egg, given by its middle, half its width and height, and how far it is turned clockwise, in
  /// degrees.
  static func ellipse(_ center: Point, _ radii: Point, turn: Double = 0) -> Solid {
    let reach = max(radii.x, radii.y)
    return Solid(
      bounds: (center.x - reach, center.y - reach, center.x + reach, center.y + reach)
    ) { point in
      let place = (point - center).turned(by: -turn)
      return Point(place.x / radii.x, place.y / radii.y).turned(by: turn)
    }
  }

  static func ball(_ center: Point, _ radius: Double) -> Solid {
    ellipse(center, Point(radius, radius))
  }

  /// A limb or a body along a line of joints, each with half the thickness there.
  static func chain(_ joints: [(at: Point, radius: Double)]) -> Solid {
    let bounds = (
      left: joints.map { $0.at.x - $0.radius }.min() ?? 0,
      top: joints.map { $0.at.y - $0.radius }.min() ?? 0,
      right: joints.map { $0.at.x + $0.radius }.max() ?? 0,
      bottom: joints.map { $0.at.y + $0.radius }.max() ?? 0
    )
    return Solid(bounds: bounds) { point in
      var nearest: Point?
      for (start, end) in zip(joints, joints.dropFirst()) {
        let line = end.at - start.at
        let from = point - start.at
        let lengthSquared = max(1e-9, line.x * line.x + line.y * line.y)
        let along = min(1, max(0, (from.x * line.x + from.y * line.y) / lengthSquared))
        let radius = start.radius + (end.radius - start.radius) * along
        let normal = (from - line * along) * (1 / radius)
        if normal.length < nearest?.length ?? 1 { nearest = normal }
      }
      return nearest
    }
  }
}
