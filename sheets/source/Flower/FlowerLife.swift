import Glibc

/// What becomes of the flower.
extension Flower {
  /// In the order of the files.
  static var poses: [FlowerPose] {
    sprouts + grows + opens + smiles + fades + withers
  }

  private static let seedling = FlowerPose(stem: 7, seedLeaves: 1)
  private static let budding = FlowerPose(stem: 20, leaves: 1, bud: 1)
  private static let blooming = FlowerPose(stem: 22, leaves: 1, bud: 1, open: 1, face: .open)
  private static let bare = FlowerPose(
    stem: 20, lean: 1, bow: 0.7, leaves: 0.9, hang: 70, bud: 1, open: 1, petals: 0, turn: 24,
    face: .asleep, isDry: true)

  /// A shoot pushes through the soil, and unfolds its seed leaves.
  static let sprouts: [FlowerPose] = inBetween([
    (0, FlowerPose()), (1, FlowerPose(stem: 1)), (4, FlowerPose(stem: 4.4, lean: 1, bow: 0.3)),
    (6, FlowerPose(stem: 6.4, seedLeaves: 0.45)), (8, FlowerPose(stem: 7, seedLeaves: 1.15)),
    (9, seedling),
  ])

  static let grows: [FlowerPose] = inBetween([
    (0, FlowerPose(stem: 7.6, lean: 0.4, seedLeaves: 0.9)),
    (3, FlowerPose(stem: 11, lean: 1.4, seedLeaves: 0.3, leaves: 0.4, bud: 0.2)),
    (6, FlowerPose(stem: 15.5, lean: -1.2, leaves: 0.8, bud: 0.5)),
    (9, budding),
  ])

  /// The bud swells, and the petals spring open.
  static let opens: [FlowerPose] = {
    var full = budding
    full.bud = 1.15
    full.open = 0.12
    full.stem = 20.4
    var first = blooming
    first.open = 0.4
    first.stem = 21
    first.face = .asleep
    var wide = blooming
    wide.open = 1.14
    wide.stem = 23
    wide.hang = -8
    wide.face = .asleep
    var back = blooming
    back.open = 0.94
    back.stem = 21.4
    back.hang = 5
    back.face = .open
    return inBetween([(0, budding), (2, full), (3, first), (6, wide), (8, back), (9, blooming)])
  }()

  /// It sways, turns its head a little, and is pleased.
  static let smiles: [FlowerPose] = (0..<12).map { tile in
    let sway = sin(Double(tile) / 12 * 2 * .pi)
    var pose = blooming
    pose.lean = 2.4 * sway
    pose.turn = 9 * sin(Double(tile - 1) / 12 * 2 * .pi)
    pose.hang = 6 * sin(Double(tile - 2) / 12 * 2 * .pi)
    pose.face = (5...9).contains(tile) ? .glad : .open
    return pose
  }

  /// The head sinks, and petal after petal sails to the ground.
  static let fades: [FlowerPose] = {
    var sinking = blooming
    sinking.face = .sad
    sinking.bow = 0.3
    sinking.hang = 30
    sinking.stem = 21
    var low = bare
    low.petals = 14
    low.isDry = false
    low.face = .sad
    var poses = inBetween([(0, blooming), (4, sinking), (9, low), (13, bare)])
    for tile in poses.indices {
      let lost = max(0, (tile - 2) * 14 / 11)
      poses[tile].petals = 14 - lost
      poses[tile].isDry = tile > 10
      poses[tile].falling = falling(at: tile)
    }
    return poses
  }()

  /// Some of the petals that have come off, each on its way down.
  private static func falling(at tile: Int) -> [(at: Point, turn: Double)] {
    (0..<5).compactMap { petal in
      let age = Double(tile - 3 - 2 * petal)
      let side = petal % 2 == 0 ? -1.0 : 1
      let place = Point(
        foot.x + side * (7 + Double(petal)) + 2.4 * sin(age * 0.9 + Double(petal)),
        18 + Double(petal % 3) * 2 + age * 4)
      guard age >= 0, place.y < 46 else { return nil }
      return (place, 40 * sin(age * 0.9) + side * 20)
    }
  }

  /// What is left goes back into the soil.
  static let withers: [FlowerPose] = {
    var limp = bare
    limp.stem = 12
    limp.bow = 1
    limp.bud = 0.6
    limp.open = 0.5
    limp.leaves = 0.6
    limp.face = .none
    let gone = FlowerPose(stem: 1.5, bow: 0.4, bud: 0, isDry: true)
    return inBetween([(0, bare), (4, limp), (8, gone)]) + [FlowerPose()]
  }()
}
