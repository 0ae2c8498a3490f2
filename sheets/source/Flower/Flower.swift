import Pixels

/// A flower in a pot, from seed to seed, in pictures that are only as large as what is on them.
enum Flower {
  static let width = 43
  static let height = 48
  /// Where the soil is, in the middle of the pot.
  static let foot = Point(21.5, 37.5)

  static var pictures: [Bitmap] { poses.map { cropped(draw($0)) } }

  static func draw(_ pose: FlowerPose) -> Tile {
    var tile = Tile(width: width, height: height)
    let green = pose.isDry ? FlowerColors.dry : FlowerColors.leaf
    soil(&tile)
    for petal in pose.falling {
      tile.add { part in
        part.shade(.ellipse(petal.at, Point(2.6, 1.3), turn: petal.turn), FlowerColors.petal)
      }
    }
    let spine = spine(pose)
    if pose.stem > 0.5 {
      tile.add { part in
        part.shade(.chain(spine.map { ($0, 0.6 + min(0.7, pose.stem / 20)) }), green)
      }
    }
    leaves(&tile, pose, spine, green)
    if let top = spine.last { FlowerHead.draw(pose, at: top, green, on: &tile) }
    pot(&tile)
    return tile
  }

  /// The middle line of the stem, from the soil upwards.
  private static func spine(_ pose: FlowerPose) -> [Point] {
    (0...10).map { joint in
      let share = Double(joint) / 10
      let up = foot + Point(pose.lean * share * share, -pose.stem * share)
      let over = max(0, share - 0.5) * 2
      return up + Point(9 * pose.bow * over * over, 9 * pose.bow * over * over * over)
    }
  }

  private static func leaves(
    _ tile: inout Tile, _ pose: FlowerPose, _ spine: [Point], _ green: Ramp
  ) {
    let grown: [(joint: Int, side: Double, size: Double, rise: Double)] = [
      (10, -1, pose.seedLeaves, 25), (10, 1, pose.seedLeaves, 25),
      (2, -1, pose.leaves, 22), (3, 1, pose.leaves * 0.9, 26),
    ]
    for leaf in grown where leaf.size > 0.12 {
      let isSeedLeaf = leaf.joint == 10
      let length = isSeedLeaf ? 5 * leaf.size : 10 * leaf.size
      let way = Point(leaf.side, 0).turned(by: -leaf.side * (leaf.rise - pose.hang))
      let root = spine[leaf.joint]
      let middle = root + way * (length / 2 + 0.6)
      tile.add { part in
        part.fill(
          .ellipse(
            middle, Point(length / 2, max(1, length * 0.24)),
            turn: -leaf.side * (leaf.rise - pose.hang))
        ) { _, normal in
          normal.y < -0.15 ? green.light : normal.y < 0.35 ? green.middle : green.shade
        }
      }
    }
  }

  private static func soil(_ tile: inout Tile) {
    tile.add { part in
      part.shade(.ellipse(foot + Point(0, 1), Point(8, 1.8)), FlowerColors.soil)
    }
  }

  private static func pot(_ tile: inout Tile) {
    let clay = FlowerColors.clay
    func x(_ offset: Double) -> Double { foot.x + offset }
    tile.add { part in
      for row in 41..<47 {
        let half = 7.5 - Double(row - 41) * 0.5
        for column in Int(x(-half))...Int(x(half) - 0.5) {
          let across = (Double(column) + 0.5 - foot.x) / half
          part[column, row] =
            row < 42
            ? clay.shade : across < -0.35 ? clay.light : across < 0.4 ? clay.middle : clay.shade
        }
      }
    }
    tile.add { part in
      for row in 38..<41 {
        for column in Int(x(-9))...Int(x(9) - 0.5) {
          let across = (Double(column) + 0.5 - foot.x) / 9
          part[column, row] =
            row == 38 || across < -0.5 ? clay.light : across < 0.45 ? clay.middle : clay.shade
        }
      }
    }
  }

  /// Cut down to what is drawn; as much on either side, so that the pot's middle is the picture's.
  private static func cropped(_ tile: Tile) -> Bitmap {
    var top = height
    var margin = width
    for y in 0..<height {
      for x in 0..<width where tile[x, y] != nil {
        top = min(top, y)
        margin = min(margin, min(x, width - 1 - x))
      }
    }
    let picture = tile.bitmap
    var result = Bitmap(width: width - 2 * margin, height: height - top)
    for y in 0..<result.height {
      for x in 0..<result.width { result[x, y] = picture[x + margin, y + top] }
    }
    return result
  }
}
