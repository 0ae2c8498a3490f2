/// The robot's head: a screen with eyes, and a lamp on top.
enum RobotHead {
  static func draw(_ pose: RobotPose, on tile: inout Tile) {
    func place(_ x: Double, _ y: Double) -> Point {
      pose.head + Point(0, 8) + Point(x, y - 8).turned(by: pose.tilt)
    }
    tile.add { part in
      part.shade(.chain([(pose.torso + Point(0, -5), 2.4), (place(0, 6), 2.4)]), RobotColors.metal)
    }
    lamp(pose, on: &tile, place: place)
    for side in [-1.0, 1] {
      tile.add { part in
        part.shade(
          .box(place(side * 12.6, 0.5), Point(1.6, 3.2), edge: 1.4, turn: pose.tilt),
          RobotColors.teal)
      }
    }
    tile.add { part in
      part.shade(.box(place(0, 0), Point(12, 8), edge: 5, turn: pose.tilt), RobotColors.enamel)
    }
    tile.add { part in
      part.fill(.box(place(0, 0.6), Point(9, 5), edge: 3, turn: pose.tilt)) { _, normal in
        normal.x + normal.y < -0.5 ? RobotColors.screen.light : RobotColors.screen.shade
      }
    }
    for side in [-1.0, 1] { eye(pose, side, on: &tile, at: place(side * 4.4, 0.6)) }
  }

  private static func lamp(
    _ pose: RobotPose, on tile: inout Tile, place: (Double, Double) -> Point
  ) {
    let ramp = ramp(of: pose.lamp)
    let sweep = [-3.0, -1.5, 0, 1.5, 3, 1.5, 0, -1.5][pose.phase % 8]
    tile.add { part in
      part.fill(.box(place(0, -10.5), Point(4.9, 5.4), edge: 4.4, turn: pose.tilt)) {
        point, normal in
        switch pose.lamp {
        case .amber:
          let away = abs((point - place(sweep, -11)).x)
          return away < 1.6 ? ramp.light : away < 3.4 ? ramp.middle : ramp.shade
        case .green, .red:
          return (point - place(-0.5, -10.8)).length < 2.3
            ? ramp.light : normal.x > 0.55 ? ramp.shade : ramp.middle
        case .off, .redDim:
          return ramp.tone(brightness: Light.brightness(normal: normal))
        }
      }
    }
    tile.add { part in
      part.shade(.box(place(0, -8), Point(6.4, 1.6), edge: 1.5, turn: pose.tilt), RobotColors.teal)
    }
    rays(pose, on: &tile, from: place(0, -10), ramp)
  }

  private static func ramp(of lamp: RobotLamp) -> Ramp {
    switch lamp {
    case .off: RobotColors.off
    case .amber: RobotColors.amber
    case .green: RobotColors.green
    case .red: RobotColors.red
    case .redDim: RobotColors.red.far
    }
  }

  /// Short strokes around a lamp that shines.
  private static func rays(_ pose: RobotPose, on tile: inout Tile, from middle: Point, _ ramp: Ramp)
  {
    let angles: [Double]
    switch pose.lamp {
    case .off, .redDim: return
    case .amber: angles = pose.phase % 8 < 4 ? [-65, -30] : [65, 30]
    case .green, .red: angles = [-75, -38, 38, 75]
    }
    let reach = pose.phase % 4 < 2 ? 8.0 : 9
    for angle in angles {
      let out = Point(0, -1).turned(by: angle)
      tile.fill(
        .chain([(middle + out * reach, 0.6), (middle + out * (reach + 2), 0.6)])
      ) { _, _ in ramp.middle }
    }
  }

  private static func eye(
    _ pose: RobotPose, _ side: Double, on tile: inout Tile, at place: Point
  ) {
    let (x, y) = (Int(place.x.rounded()) - 2, Int(place.y.rounded()) - 2)
    let (pattern, tone) = look(pose.eyes, side)
    tile.stamp(pattern, x: x, y: y, ["#": tone])
  }

  private static func look(_ eyes: RobotEyes, _ side: Double) -> (String, Tone) {
    let calm = RobotColors.off.light
    return switch eyes {
    case .open: (".##.\n####\n####\n.##.", calm)
    case .wide: (".##.\n####\n####\n####\n.##.", calm)
    case .blink: ("....\n....\n####\n....", calm)
    case .asleep: ("....\n....\n#..#\n.##.", RobotColors.off.middle)
    case .narrow:
      (side < 0 ? "##..\n####\n####\n.##." : "..##\n####\n####\n.##.", RobotColors.amber.light)
    case .glad: (".##.\n####\n#..#\n....", RobotColors.green.middle)
    case .crossed: ("#..#\n.##.\n.##.\n#..#", RobotColors.red.middle)
    case .sad:
      (side < 0 ? "..##\n.##.\n##..\n...." : "##..\n.##.\n..##\n....", RobotColors.red.middle)
    }
  }
}
