/// How the cat is in one tile; places are in pixels of the tile, angles in degrees.
struct CatPose {
  /// The body from the rump to the chest, with half its thickness.
  var body: [(at: Point, radius: Double)]
  var head = CatHead()
  var headAt: Point
  var tail: CatTail
  /// The legs on the viewer's side, and those beyond.
  var nearFore: CatLeg?
  var nearHind: CatLeg?
  var farFore: CatLeg?
  var farHind: CatLeg?
  /// The other front leg of a cat that is seen from the front.
  var pairedFore: CatLeg?
  /// The folded thigh of a cat that sits, drawn over the body, and the one beyond.
  var haunch: Point?
  var farHaunch: Point?
  /// Hip, knee, hock and toes of a hind leg that scratches, before all else.
  var kick: [Point] = []
  /// Whether the head is behind the near front leg, as when a paw is at the mouth.
  var isPawBeforeHead = false
  /// Whether the tail lies around the body, before it.
  var isTailBefore = false
  /// Whether the fur stands on end.
  var isBristling = false
  /// A pale patch on the chest.
  var bib: Point?
  /// Whether there is a wall at the right edge of the tile.
  var isAtWall = false
  /// What stands in the air, and the upper left corner of each.
  var marks: [(drawing: String, x: Int, y: Int)] = []

  /// Whether the near legs carry the body, rather than being folded beneath it.
  var isOnLegs: Bool { haunch == nil && kick.isEmpty }
}

/// A leg from where it leaves the body to the middle of its sole.
struct CatLeg {
  var root: Point
  var sole: Point
  /// How far the paw is turned clockwise, about its wrist.
  var pitch = 0.0

  /// A front leg's joints, with half its thickness at each: the elbow bends backward.
  var foreJoints: [(at: Point, radius: Double)] {
    let ankle = sole + Point(-0.6, -1.6).turned(by: pitch)
    let elbow = middleJoint(from: root, to: ankle, upper: 4.6, lower: 4.6, bend: .backward)
    return [(root, 2.4), (elbow, 1.8), (ankle, 1.4)]
  }

  /// A hind leg's: the knee bends forward, the hock backward.
  var hindJoints: [(at: Point, radius: Double)] {
    let ankle = sole + Point(-0.5, -1.3).turned(by: pitch)
    let hock = ankle + Point(-1.7, -2.6).turned(by: 0.7 * pitch)
    let knee = middleJoint(from: root, to: hock, upper: 4.2, lower: 4.2, bend: .forward)
    return [(root, 3.4), (knee, 2.5), (hock, 1.5), (ankle, 1.3)]
  }
}

/// A tail as a chain of short bones.
struct CatTail {
  var root: Point
  /// The direction of the first bone: 0 points up, positive ones to the left.
  var angle: Double
  /// How much each bone turns further, and by how much that grows from bone to bone.
  var curl: Double
  var growth = 0.0
  var bones = 6
  var thickness = 1.0

  var joints: [Point] {
    var places = [root]
    var (angle, turn) = (angle, curl)
    for _ in 0..<bones {
      places.append(places[places.count - 1] + Point(0, -2.4).turned(by: -angle))
      angle += turn
      turn += growth
    }
    return places
  }
}
