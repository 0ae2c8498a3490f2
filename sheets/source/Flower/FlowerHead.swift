/// The head of the flower: a bud that opens to a ring of petals around a face.
enum FlowerHead {
  static func draw(_ pose: FlowerPose, at top: Point, _ green: Ramp, on tile: inout Tile) {
    guard pose.bud > 0.1 else { return }
    let middle = top + Point(pose.bow * 2, -1.5 * pose.open)
    if pose.open < 0.25 {
      bud(pose, at: middle, green, on: &tile)
      return
    }
    let radius = 3 + 2.6 * min(1, pose.open)
    let reach = 5.4 * pose.open
    for layer in 0..<2 {
      tile.add { part in
        for petal in 0..<14 where petal % 2 == layer && keeps(petal, of: pose.petals) {
          let way = Point(0, -1).turned(by: pose.turn + Double(petal) * 360 / 14)
          part.shade(
            .ellipse(
              middle + way * (radius + reach * 0.36), Point(2.1, reach * 0.62),
              turn: pose.turn + Double(petal) * 360 / 14),
            FlowerColors.petal, glow: layer == 0 ? -0.25 : 0.1)
        }
      }
    }
    tile.add { part in
      part.fill(.ball(middle, radius)) { _, normal in
        let brightness = Light.brightness(normal: normal)
        return pose.isDry && brightness < 0.5
          ? FlowerColors.disc.shade : FlowerColors.disc.tone(brightness: brightness)
      }
    }
    face(pose, at: middle + Point(0.5 * pose.turn / 10, 0), on: &tile)
  }

  /// The petals go in this order, so that gaps are spread around the head.
  private static func keeps(_ petal: Int, of count: Int) -> Bool {
    (petal * 5 + 3) % 14 < count
  }

  private static func bud(_ pose: FlowerPose, at middle: Point, _ green: Ramp, on tile: inout Tile)
  {
    let size = 1.2 + 2.6 * pose.bud
    if pose.open > 0.05 {
      tile.add { part in
        part.shade(
          .ellipse(middle + Point(0, -size * 0.9), Point(size * 0.7, size), turn: pose.turn),
          FlowerColors.petal)
      }
    }
    tile.add { part in
      part.shade(.ellipse(middle, Point(size, size * 1.15), turn: pose.turn), green)
    }
    if size > 2.4 {
      let (x, y) = (Int(middle.x), Int(middle.y - size * 0.5))
      tile.stamp("s\ns\ns", x: x, y: y, ["s": green.shade])
    }
  }

  private static func face(_ pose: FlowerPose, at middle: Point, on tile: inout Tile) {
    let pattern: String
    switch pose.face {
    case .none: return
    case .asleep: pattern = ".......\n##...##\n.......\n...#...\n......."
    case .open: pattern = ".#...#.\n.#...#.\np.....p\n..#.#..\n...#..."
    case .glad: pattern = ".#...#.\n#.#.#.#\np.....p\n..###..\n...#..."
    case .sad: pattern = ".......\n.#...#.\n.#...#.\n...#...\n..#.#.."
    }
    tile.stamp(
      pattern, x: Int(middle.x.rounded(.down)) - 3, y: Int(middle.y.rounded(.down)) - 2,
      ["#": FlowerColors.face, "p": FlowerColors.cheek])
  }
}
