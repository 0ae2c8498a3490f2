/// What flies about the robot.
enum RobotExtras {
  static func draw(_ pose: RobotPose, on tile: inout Tile) {
    switch pose.extra {
    case .none: break
    case .snore: snore(pose.phase, on: &tile)
    case .sparks(let age): sparks(age, on: &tile)
    case .confetti: confetti(pose.phase, on: &tile)
    case .flashes: flashes(pose, on: &tile)
    case .smoke: smoke(pose, on: &tile)
    }
  }

  /// A z that leaves the head and goes up, out of 12 tiles.
  private static func snore(_ phase: Int, on tile: inout Tile) {
    let key = ["#": RobotColors.off.middle] as [Character: Tone]
    let x = 37 + [0, 0, 1, 1, 2, 2, 1, 1, 2, 2, 3, 3][phase % 12]
    let y = 17 - phase % 12
    switch phase % 12 {
    case 0..<2: break
    case 2..<5: tile.stamp("###\n.#.\n###", x: x, y: y, key)
    default: tile.stamp("####\n..#.\n.#..\n####", x: x, y: y, key)
    }
  }

  /// What flies off the anvil.
  private static func sparks(_ age: Int, on tile: inout Tile) {
    let flights = [
      Point(-2.2, -0.6), Point(-1.6, -1.8), Point(-0.4, -2.3), Point(0.9, -2.2), Point(2, -1.5),
      Point(2.4, -0.4),
    ]
    for flight in flights {
      let start = Point(46.5, 32.5) + flight * (age == 0 ? 2.4 : 4)
      let end = start + flight * (age == 0 ? 1.2 : 0.5) + Point(0, Double(age))
      tile.fill(.chain([(start, 0.7), (end, 0.7)])) { _, _ in
        age == 0 ? RobotColors.amber.light : RobotColors.amber.middle
      }
    }
  }

  /// Paper that flies up behind the robot and comes down.
  private static func confetti(_ phase: Int, on tile: inout Tile) {
    let tones = [
      RobotColors.amber.middle, RobotColors.red.middle, RobotColors.green.middle,
      RobotColors.teal.light,
    ]
    for piece in 0..<14 {
      let time = Double(phase) - Double(piece % 3) - 2
      guard time > 0 else { continue }
      let side = piece % 2 == 0 ? -1.0 : 1
      let speed = Point(
        side * (0.5 + 0.16 * Double(piece)), -2.6 - 0.22 * Double(piece * 5 % 7))
      let place = Point(23, 18) + speed * time + Point(0, 0.27 * time * time)
      guard place.y >= 0, place.y < Robot.ground - 1 else { continue }
      let shape = (phase + piece) % 3 == 0 ? "#\n#" : "##\n##"
      tile.stamp(shape, x: Int(place.x), y: Int(place.y), ["#": tones[piece % 4]])
    }
  }

  /// Little bolts out of the head.
  private static func flashes(_ pose: RobotPose, on tile: inout Tile) {
    let key: [Character: Tone] = ["#": RobotColors.amber.light, "+": RobotColors.amber.middle]
    let spots = [(-20.0, -9.0), (14, -15), (-24, 3), (22, -13)]
    for (index, spot) in spots.enumerated() where (index + pose.phase) % 2 == 0 {
      tile.stamp(
        index < 2 ? "..#\n.#.\n.##\n..+\n.+." : "#..\n.#.\n##.\n+..\n.+.",
        x: Int(pose.head.x + spot.0), y: Int(pose.head.y + spot.1), key)
    }
  }

  /// Puffs that rise from the side of the head, out of 12 tiles.
  private static func smoke(_ pose: RobotPose, on tile: inout Tile) {
    for puff in 0..<3 {
      let age = Double((pose.phase + puff * 4) % 12)
      let size = 0.8 + 0.26 * age - (age > 9 ? (age - 9) * 1.3 : 0)
      let sway = [0.0, 1, 1.6, 1.2, 0.2, -0.8, -1.4, -1, 0, 1, 1.6, 1][Int(age)]
      let place = Point(33 + sway + 0.3 * age, 15 - age * 1.15)
      tile.add { part in
        part.shade(.ball(place, max(0.8, size)), RobotColors.metal)
      }
    }
  }
}
