/// Fur, smooth or on end.
enum CatFur {
  /// How far the tips of bristling fur stand out, and how far they are from each other, in pixels.
  private static let bristle = (height: 2.6, spacing: 3.0)

  static func shade(
    _ chain: [(at: Point, radius: Double)], _ ramp: Ramp, on tile: inout Tile, isBristling: Bool
  ) {
    fill(chain, on: &tile, isBristling: isBristling) { _, normal in
      ramp.tone(brightness: Light.brightness(normal: normal))
    }
  }

  /// Draws a round body along a line of joints, in a tone by the place and by how its surface is
  /// turned there; where it bristles its edge is jagged on the upper side.
  static func fill(
    _ chain: [(at: Point, radius: Double)], on tile: inout Tile, isBristling: Bool,
    tone: (Point, Point) -> Tone
  ) {
    guard isBristling else { return tile.fill(.chain(chain), tone) }
    let height = bristle.height / chain[0].radius
    let reach = 1 + height
    let wide = chain.map { (at: $0.at, radius: $0.radius * reach) }
    let line = chain[chain.count - 1].at - chain[0].at
    tile.fill(.chain(wide)) { place, scaled in
      let normal = scaled * reach
      let from = place - chain[0].at
      let along = (from.x * line.x + from.y * line.y) / line.length + 30
      let toTip = along.truncatingRemainder(dividingBy: bristle.spacing) / bristle.spacing
      let isUpper = normal.x * line.y - normal.y * line.x > 0
      guard normal.length < 1 + (isUpper ? height * max(0, 1 - 1.3 * toTip) : 0) else { return nil }
      return tone(place, normal.length > 1 ? normal * (0.98 / normal.length) : normal)
    }
  }
}
