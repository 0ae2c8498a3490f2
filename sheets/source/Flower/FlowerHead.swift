/// The head of the flower: a bud that opens to a ring of petals around a face.
enum FlowerHead {
  static func draw(_ pose: FlowerPose, at top: Point, _ green: Ramp, on tile: inout Tile) {
    guard pose.bud > 0.1 else { return }
    // On whole pixels and in a few turns only, so that the ring is the same picture wherever it is.
    let place = top + Point(pose.bow * 2, -1.5 * pose.open)
    let middle = Point(place.x.rounded(.down) + 0.5, place.y.rounded(.down) + 0.5)
    if pose.open < 0.25 {
      bud(pose, at: middle, green, on: &tile)
      return
    }
    if pose.open < 0.5 && pose.dryness == 0 {
      cup(pose, at: middle, green, on: &tile)
      return
    }
    ring(pose, at: middle, on: &tile)
    let radius = radius(pose)
    let ramp = pose.dryness == 2 ? FlowerColors.dryDisc : FlowerColors.disc
    tile.add { part in
      part.fill(.ball(middle, radius)) { _, normal in
        let brightness = Light.brightness(normal: normal)
        return pose.dryness == 1 && brightness < 0.5
          ? ramp.shade : ramp.tone(brightness: brightness)
      }
    }
    face(pose, at: middle + Point((pose.turn / 9).rounded(), 0), on: &tile)
  }

  private static func radius(_ pose: FlowerPose) -> Double { 3 + 2.6 * min(1, pose.open) }

  /// The petals in two layers, turned by one of three angles while it sways.
  private static func ring(_ pose: FlowerPose, at middle: Point, on tile: inout Tile) {
    let reach = 5.4 * pose.open
    let turn = (pose.turn / 8).rounded() * 8
    for layer in 0..<2 {
      tile.add { part in
        for petal in 0..<14 where petal % 2 == layer && keeps(petal, of: pose.petals) {
          let angle = turn + Double(petal) * 360 / 14
          let way = Point(0, -1).turned(by: angle)
          part.shade(
            .ellipse(
              middle + way * (radius(pose) + reach * 0.36), Point(2.1, reach * 0.62), turn: angle),
            FlowerColors.petal, glow: layer == 0 ? -0.25 : 0.1)
        }
      }
    }
  }

  /// Half open, seen from the side: petals that stand up and lean out, with the sepals below.
  private static func cup(_ pose: FlowerPose, at middle: Point, _ green: Ramp, on tile: inout Tile)
  {
    let spread = (pose.open - 0.25) / 0.25
    let root = middle + Point(0, 2)
    let length = 5.2 + 0.8 * spread
    for (index, angle) in [-54.0, 54, -28, 28, 0].enumerated() {
      let lean = angle * (0.4 + 0.8 * spread)
      let way = Point(0, -1).turned(by: lean)
      tile.add { part in
        part.shade(
          .ellipse(root + way * length, Point(2.4, length), turn: lean), FlowerColors.petal,
          glow: index < 2 ? -0.25 : 0.1)
      }
    }
    for lean in [-40.0, 40, 0] {
      let turn = lean * (0.6 + 0.7 * spread)
      let way = Point(0, -1).turned(by: turn)
      tile.add { part in
        part.shade(.ellipse(root + way * 2 + Point(0, 1), Point(2, 3.4), turn: turn), green)
      }
    }
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
