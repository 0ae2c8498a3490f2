import Pixels

/// The sheet of the robot, who tells by a lamp on its head how the build goes.
enum Robot {
  static let width = 58
  static let height = 48
  /// Where the feet stand.
  static let ground = 47.0

  static var sheet: Bitmap {
    tiled(poses.map(draw), columns: 10)
  }

  /// Draws a tile, from what is furthest to what is nearest.
  static func draw(_ pose: RobotPose) -> Tile {
    var tile = Tile(width: width, height: height)
    if case .confetti = pose.extra { RobotExtras.draw(pose, on: &tile) }
    anvil(&tile)
    for side in [-1.0, 1] { leg(&tile, pose, side) }
    torso(&tile, pose)
    RobotHead.draw(pose, on: &tile)
    arm(&tile, from: pose.torso + Point(-8.4, -3), to: pose.free)
    hammer(&tile, pose)
    arm(&tile, from: pose.torso + Point(8.4, -3), to: pose.hand)
    if case .confetti = pose.extra { return tile }
    RobotExtras.draw(pose, on: &tile)
    return tile
  }

  private static func anvil(_ tile: inout Tile) {
    let ramp = RobotColors.metal
    tile.add { part in
      part.fill([Point(45, 39), Point(53, 39), Point(51, 43), Point(47, 43)], ramp.shade)
      part.fill([Point(43, 43), Point(55, 43), Point(56, 47), Point(42, 47)], ramp.middle)
      part.fill([Point(43, 43), Point(51, 43), Point(50, 44.4), Point(43, 44.4)], ramp.light)
      part.fill(
        [
          Point(41, 35), Point(57, 35), Point(55, 38), Point(53, 40), Point(45, 40),
          Point(43, 38.6),
        ], ramp.middle)
      part.fill([Point(41, 35), Point(57, 35), Point(57, 36), Point(41, 36)], ramp.light)
      part.fill([Point(51, 37), Point(55.5, 37), Point(53, 40), Point(50, 40)], ramp.shade)
    }
  }

  private static func leg(_ tile: inout Tile, _ pose: RobotPose, _ side: Double) {
    let foot = pose.foot + Point(side * 4.5, -1.8)
    let hip = pose.torso + Point(side * 3.8, 5.5)
    let knee = middleJoint(
      from: hip, to: foot, upper: 3.4, lower: 3.4, bend: side < 0 ? .forward : .backward)
    tile.add { part in
      part.shade(.chain([(hip, 1.7), (knee, 1.7), (foot, 1.7)]), RobotColors.metal)
    }
    tile.add { part in
      part.shade(.box(foot + Point(side * 0.7, 0), Point(3.3, 1.8), edge: 1.6), RobotColors.enamel)
    }
  }

  private static func torso(_ tile: inout Tile, _ pose: RobotPose) {
    let middle = pose.torso
    tile.add { part in
      part.shade(.box(middle, Point(8.4, 6.4), edge: 4), RobotColors.enamel)
    }
    tile.add { part in
      part.fill(.box(middle + Point(0, 0.4), Point(5, 2.6), edge: 1)) { _, _ in
        RobotColors.screen.shade
      }
    }
    let lit: Ramp =
      switch pose.lamp {
      case .off: RobotColors.off
      case .amber: RobotColors.amber
      case .green: RobotColors.green
      case .red, .redDim: RobotColors.red
      }
    for light in 0..<3 {
      let isOn =
        switch pose.lamp {
        case .off: false
        case .amber: light <= pose.phase / 2 % 4 - 1
        case .green: true
        case .red: light == 1
        case .redDim: false
        }
      let (x, y) = (Int(middle.x.rounded()) - 4 + 3 * light, Int(middle.y.rounded()) - 1)
      tile.stamp("aa\naa", x: x, y: y, ["a": isOn ? lit.middle : RobotColors.screen.light])
    }
  }

  private static func arm(_ tile: inout Tile, from shoulder: Point, to hand: Point) {
    let elbow = middleJoint(from: shoulder, to: hand, upper: 5.6, lower: 5.6, bend: .backward)
    tile.add { part in
      part.shade(.chain([(shoulder, 1.9), (elbow, 1.7), (hand, 1.7)]), RobotColors.metal)
    }
    tile.add { part in part.shade(.ball(shoulder, 2.5), RobotColors.teal) }
    tile.add { part in part.shade(.ball(hand, 2.6), RobotColors.teal) }
  }

  private static func hammer(_ tile: inout Tile, _ pose: RobotPose) {
    func place(_ along: Double, _ aside: Double) -> Point {
      pose.hand + Point(along, aside).turned(by: -pose.hammer)
    }
    tile.add { part in
      part.fill(
        [place(-3, -0.9), place(9, -0.9), place(9, 0.9), place(-3, 0.9)], RobotColors.amber.shade)
    }
    tile.add { part in
      part.fill(
        [place(6.6, -4), place(11.4, -4), place(11.4, 1.6), place(6.6, 1.6)],
        RobotColors.metal.middle)
      part.fill(
        [place(6.6, -4), place(8.2, -4), place(8.2, 1.6), place(6.6, 1.6)], RobotColors.metal.light)
      part.fill(
        [place(10, -4), place(11.4, -4), place(11.4, 1.6), place(10, 1.6)], RobotColors.metal.shade)
    }
  }
}
