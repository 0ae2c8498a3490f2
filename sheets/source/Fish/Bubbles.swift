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

  /// Where the middle of each is, and half its width.
  private static let places = [
    (at: Point(13.5, 5.5), radius: 3.5), (at: Point(20.5, 10.5), radius: 2.5),
    (at: Point(10.5, 12.5), radius: 1.5),
  ]

  /// Draws each of them, given how far it is from its place, and how far its bursting has got: above
  /// one it is a ring of drops, above two nothing is left.
  private static func draw(_ state: (Int) -> (shift: Point, burst: Double)) -> Tile {
    var tile = Tile(width: Fish.width, height: Fish.height)
    for (index, bubble) in places.enumerated() {
      let (shift, burst) = state(index)
      if burst <= 0.5 {
        let corner = bubble.at + shift.rounded - Point(bubble.radius, bubble.radius)
        tile.stamp(shapes[index], x: Int(corner.x), y: Int(corner.y), key)
      } else if burst <= 2 {
        drops(&tile, bubble.at + shift, bubble.radius + burst)
      }
    }
    return tile
  }

  private static let shapes = [
    "..mmm..\n.mhh.s.\nmhl...s\nmh....k\nm.....k\n.s...k.\n..skk..",
    ".mmm.\nmhl.s\nmh..k\ns...k\n.skk.",
    ".m.\nmhk\n.k.",
  ]

  private static let key: [Character: Tone] = [
    "k": FishColors.air.line, "s": FishColors.air.shade, "m": FishColors.air.middle,
    "h": FishColors.air.light, "l": FishColors.air.light,
  ]

  private static func drops(_ tile: inout Tile, _ center: Point, _ radius: Double) {
    for drop in 0..<6 {
      let place = center + Point(radius, 0).turned(by: Double(drop) * 60 + 20)
      tile[Int(place.x.rounded(.down)), max(1, Int(place.y.rounded(.down)))] = FishColors.air.middle
    }
  }
}
