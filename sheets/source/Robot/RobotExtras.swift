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
    let key = ["#": RobotColors.off.shade] as [Character: Tone]
    let x = 37 + [0, 0, 1, 1, 2, 2, 1, 1, 2, 2, 3, 3][phase % 12]
    let y = 17 - phase % 12
    switch phase % 12 {
    case 0..<2: break
    case 2..<5: tile.stamp("###\n.#.\n###", x: x, y: y, key)
    default: tile.stamp("####\n..#.\n.#..\n####", x: x, y: y, key)
    }
  }

  /// What flies off the anvil: strokes, and a tile later what is left of them.
  private static func sparks(_ age: Int, on tile: inout Tile) {
    let flights = [Point(-6, -6), Point(-2.4, -9.6), Point(2.4, -9.6), Point(6, -6), Point(7, -1)]
    for flight in flights {
      let start = Point(49, 33) + flight * (age == 0 ? 1 : 1.2) + Point(0, Double(age))
      let end = start + flight * (age == 0 ? 0.3 : 0)
      var part = Tile(width: Robot.width, height: Robot.height)
      part.fill(.chain([(start, 0.8), (end, 0.7)])) { _, _ in RobotColors.amber.shade }
      tile.lay(part.outlined())
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
      let place = Point(21, 18) + speed * time + Point(0, 0.27 * time * time)
      guard place.y >= 1, place.y < Robot.ground - 2, place.x >= 1, place.x < 55 else { continue }
      let shape = (phase + piece) % 3 == 0 ? "#\n#" : "##\n##"
      tile.stamp(shape, x: Int(place.x), y: Int(place.y), ["#": tones[piece % 4]])
    }
  }

  /// Little bolts out of the head.
  private static func flashes(_ pose: RobotPose, on tile: inout Tile) {
    let key: [Character: Tone] = ["#": RobotColors.amber.middle, "+": RobotColors.amber.shade]
    let spots = [(-18.0, -9.0), (14, -13), (-19, 3), (20, -12)]
    for (index, spot) in spots.enumerated() where (index + pose.phase) % 2 == 0 {
      tile.stamp(
        index < 2 ? "..#\n.#.\n.##\n..+\n.+." : "#..\n.#.\n##.\n+..\n.+.",
        x: Int(pose.head.x + spot.0), y: Int(pose.head.y + spot.1), key)
    }
  }

  /// Puffs that rise from the lamp, out of 12 tiles.
  private static func smoke(_ pose: RobotPose, on tile: inout Tile) {
    let key = ["v": RobotColors.smoke, "k": RobotColors.smokeEdge] as [Character: Tone]
    for puff in 0..<3 {
      let age = (pose.phase + puff * 4) % 12
      let x = 21 + [0, 1, 2, 2, 3, 4, 6, 7, 8, 10, 11, 12][age]
      tile.stamp(puffs[age / 2], x: x, y: max(1, 10 - age), key)
    }
  }

  /// A puff as it grows, and comes to pieces.
  private static let puffs = [
    ".kk.\nkvvk\nkvvk\n.kk.",
    ".kkk.\nkvvvk\nkvvvk\nkvvvk\n.kkk.",
    "..kkk.\n.kvvvk\nkvvvvk\nkvvvvk\nkvvvk.\n.kkk..",
    "..kkk..\n.kvvvk.\nkvvvvvk\nkvvvvvk\n.kvvvvk\n..kkkk.",
    ".kk..k.\nkvvkkvk\n.kvvvk.\n.kvkkvk\n..k..k.",
    ".k...k.\nkvk.kvk\n.k...k.",
  ]
}
