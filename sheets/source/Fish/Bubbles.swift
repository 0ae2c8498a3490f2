import Glibc

/// Bubbles that rise together, at the top of the tile, where the water ends.
enum Bubbles {
  /// None; then eight tiles of rising and four of bursting.
  static var tiles: [Tile] {
    let rising = (0..<8).map { tile in
      draw { bubble in
        let angle = (Double(tile) / 8 + Double(bubble) * 0.3) * 2 * .pi
        return (Point(sin(angle) * 1.4, cos(angle) * 0.5), 0)
      }
    }
    let bursting = (0..<4).map { tile in
      draw { bubble in
        (Point(0, -0.6 * Double(min(tile, 2))), Double(tile) - Double(2 - bubble) * 0.4)
      }
    }
    return [Tile(width: Fish.width, height: Fish.height)] + rising + bursting
  }

  private static let places = [
    (at: Point(14, 4.5), radius: 3.5), (at: Point(19.5, 9), radius: 2.5),
    (at: Point(11, 11), radius: 1.5),
  ]

  /// Draws each of them, given how far it is from its place, and how far its bursting has got: above
  /// one it is a ring of drops, above two nothing is left.
  private static func draw(_ state: (Int) -> (shift: Point, burst: Double)) -> Tile {
    var tile = Tile(width: Fish.width, height: Fish.height)
    for (index, bubble) in places.enumerated() {
      let (shift, burst) = state(index)
      let center = bubble.at + shift
      if burst <= 0.5 {
        whole(&tile, center.rounded, bubble.radius)
      } else if burst <= 2 {
        drops(&tile, center, bubble.radius + burst)
      }
    }
    return tile
  }

  private static func whole(_ tile: inout Tile, _ center: Point, _ radius: Double) {
    tile.fill(.ball(center, radius)) { point, normal in
      if normal.length * radius > radius - 1 {
        return normal.x + normal.y > 0.2 ? FishColors.air.shade : FishColors.air.middle
      }
      let glint = point - center + Point(radius * 0.35, radius * 0.35)
      return radius > 2 && glint.length < radius * 0.4 ? FishColors.air.light : nil
    }
  }

  private static func drops(_ tile: inout Tile, _ center: Point, _ radius: Double) {
    for drop in 0..<6 {
      let place = center + Point(radius, 0).turned(by: Double(drop) * 60 + 20)
      tile[Int(place.x.rounded(.down)), max(0, Int(place.y.rounded(.down)))] = FishColors.air.middle
    }
  }
}
