/// Draws the cat from what is furthest to what is nearest.
enum CatBody {
  static let size = 32
  /// Where the soles are; the line around them lies below.
  static let ground = 31.0

  static func draw(_ pose: CatPose) -> Tile {
    var tile = Tile(width: size, height: size)
    if let leg = pose.farHind { tile.add { draw(leg, on: &$0, isFar: true) } }
    if let leg = pose.farFore { tile.add { draw(leg, on: &$0, isFar: true) } }
    tile.add { draw(pose.tail, on: &$0) }
    tile.add { part in
      if !pose.isKicking, let leg = pose.nearHind { draw(leg, on: &part, isFar: false) }
      if !pose.isPawBeforeHead, let leg = pose.nearFore { draw(leg, on: &part, isFar: false) }
      draw(body: pose.body, on: &part)
      if let bib = pose.bib {
        part.shade(.ellipse(bib, Point(2.2, 4)), CatColors.cream)
      }
      if !pose.isPawBeforeHead, let leg = pose.nearFore { draw(leg, on: &part, isFar: false) }
    }
    if !pose.isKicking, let haunch = pose.haunch { draw(haunch: haunch, on: &tile) }
    pose.head.draw(on: &tile, middle: pose.headAt)
    if pose.isPawBeforeHead, let leg = pose.nearFore {
      tile.add { draw(leg, on: &$0, isFar: false) }
    }
    if pose.isKicking, let haunch = pose.haunch, let leg = pose.nearHind {
      tile.add { $0.shade(.ellipse(haunch, Point(4.2, 4.2)), CatColors.fur, glow: 0.05) }
      tile.add { draw(leg, on: &$0, isFar: false) }
    }
    for mark in pose.marks {
      tile.stamp(mark.drawing, x: mark.x, y: mark.y, CatColors.key)
    }
    return tile.withoutPinholes()
  }

  private static func draw(body: [(at: Point, radius: Double)], on tile: inout Tile) {
    let length = body[body.count - 1].at - body[0].at
    tile.fill(.chain(body)) { place, normal in
      let along = place - body[0].at
      let stripe = (along.x * length.x + along.y * length.y) / length.length
      // From the flank, 0, to the back, 1: stripes are wedges, broad on the back.
      let across = (normal.x * length.y - normal.y * length.x) / length.length
      let width = 0.7 + 1.1 * across
      if across > 0.2, (stripe + 16).truncatingRemainder(dividingBy: 4) < width {
        return CatColors.stripe
      }
      return CatColors.fur.tone(brightness: Light.brightness(normal: normal))
    }
  }

  private static func draw(_ leg: CatLeg, on tile: inout Tile, isFar: Bool) {
    let ankle = leg.sole + Point(-0.6, -1.6).turned(by: leg.pitch)
    let joint = middleJoint(from: leg.root, to: ankle, upper: 4.6, lower: 4.6, bend: leg.bend)
    let (fur, cream) =
      isFar ? (CatColors.fur.far, CatColors.cream.far) : (CatColors.fur, CatColors.cream)
    tile.shade(.chain([(leg.root, 2.4), (joint, 1.9), (ankle, 1.5)]), fur)
    let paw = leg.sole + Point(0.3, -1.3).turned(by: leg.pitch)
    tile.shade(.ellipse(paw, Point(2.2, 1.4), turn: leg.pitch), cream, glow: 0.1)
  }

  private static func draw(_ tail: CatTail, on tile: inout Tile) {
    let joints = tail.joints
    let chain = joints.enumerated().map { index, place in
      (at: place, radius: (1.9 - 0.1 * Double(index)) * tail.thickness)
    }
    tile.shade(.chain(chain), CatColors.fur)
    tile.shade(.chain(Array(chain.suffix(2))), CatColors.cream)
  }

  private static func draw(haunch: Point, on tile: inout Tile) {
    tile.add { part in
      part.shade(.ellipse(haunch + Point(3.4, 3.2), Point(3, 1.4)), CatColors.cream, glow: 0.1)
      part.shade(.ellipse(haunch, Point(4.4, 4.2)), CatColors.fur, glow: 0.05)
    }
  }
}
