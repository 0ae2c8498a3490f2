/// How the flower is in one picture.
struct FlowerPose: Mixable {
  /// How tall the stem is, in pixels above the soil.
  var stem = 0.0
  /// How far its top is to the right of its foot, in pixels.
  var lean = 0.0
  /// How far its top hangs over, from 0 to 1.
  var bow = 0.0
  /// How large the seed leaves are, and the leaves, from 0 to 1.
  var seedLeaves = 0.0
  var leaves = 0.0
  /// How far the leaves hang, in degrees.
  var hang = 0.0
  /// How large the bud is, from 0 to 1, and how far it has opened.
  var bud = 0.0
  var open = 0.0
  /// How many of its petals are left.
  var petals = 14
  /// How far the head is turned clockwise, in degrees.
  var turn = 0.0
  var face = FlowerFace.none
  var isDry = false
  /// Petals in the air: where they are and how they are turned, in degrees.
  var falling: [(at: Point, turn: Double)] = []

  func mixed(with other: FlowerPose, _ share: Double) -> FlowerPose {
    var pose = share < 1 ? self : other
    pose.stem = mix(stem, other.stem, share)
    pose.lean = mix(lean, other.lean, share)
    pose.bow = mix(bow, other.bow, share)
    pose.seedLeaves = mix(seedLeaves, other.seedLeaves, share)
    pose.leaves = mix(leaves, other.leaves, share)
    pose.hang = mix(hang, other.hang, share)
    pose.bud = mix(bud, other.bud, share)
    pose.open = mix(open, other.open, share)
    pose.turn = mix(turn, other.turn, share)
    return pose
  }
}

/// What the flower looks like, in both senses.
enum FlowerFace { case none, asleep, open, glad, sad }
