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
  /// The folded thigh of a cat that sits, drawn over the body.
  var haunch: Point?
  /// Whether the head is behind the near front leg, as when a paw is at the mouth.
  var isPawBeforeHead = false
  /// Whether the thigh and the near hind leg are before all else, as when it kicks.
  var isKicking = false
  /// A pale patch on the chest.
  var bib: Point?
  /// What stands in the air, and the upper left corner of each.
  var marks: [(drawing: String, x: Int, y: Int)] = []
}

/// A leg from where it leaves the body to the middle of its sole.
struct CatLeg {
  var root: Point
  var sole: Point
  /// How far the paw is turned clockwise, about its wrist.
  var pitch = 0.0
  var bend = Bend.backward
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
