/// Draws the cat from what is furthest to what is nearest.
enum CatBody {
  static let size = 32
  /// Where the soles are; the line around them lies below.
  static let ground = 31.0

  static func draw(_ pose: CatPose) -> Tile {
    var tile = Tile(width: size, height: size)
    if pose.isAtWall { CatWall.draw(on: &tile) }
    if let haunch = pose.farHaunch { draw(haunch: haunch, on: &tile, isFar: true) }
    if let leg = pose.farHind { tile.add { CatLimbs.drawHind(leg, on: &$0, isFar: true) } }
    if let leg = pose.farFore { tile.add { CatLimbs.drawFore(leg, on: &$0, isFar: true) } }
    if !pose.isTailBefore { drawTail(of: pose, on: &tile) }
    if pose.isOnLegs { drawStanding(pose, on: &tile) } else { drawSitting(pose, on: &tile) }
    if let haunch = pose.haunch { draw(haunch: haunch, on: &tile, isFar: false) }
    pose.head.draw(on: &tile, middle: pose.headAt)
    if pose.isTailBefore { drawTail(of: pose, on: &tile) }
    if pose.isPawBeforeHead, let leg = pose.nearFore {
      tile.add { CatLimbs.drawFore(leg, on: &$0, isFar: false) }
    }
    if !pose.kick.isEmpty { CatLimbs.drawKick(pose.kick, on: &tile) }
    for mark in pose.marks {
      tile.stamp(mark.drawing, x: mark.x, y: mark.y, CatColors.key)
    }
    return tile.withoutPinholes()
  }

  /// The near legs have lines of their own, so that they are told apart where they cross; at the
  /// top they go over into the body.
  private static func drawStanding(_ pose: CatPose, on tile: inout Tile) {
    let fore = [pose.pairedFore, pose.isPawBeforeHead ? nil : pose.nearFore].compactMap(\.self)
    if let leg = pose.nearHind { tile.add { CatLimbs.drawHind(leg, on: &$0, isFar: false) } }
    for leg in fore { tile.add { CatLimbs.drawFore(leg, on: &$0, isFar: false) } }
    tile.add { draw(body: pose.body, on: &$0, isBristling: pose.isBristling) }
    if let bib = pose.bib { tile.shade(.ellipse(bib, Point(2.6, 3)), CatColors.cream) }
    if let leg = pose.nearHind {
      tile.shade(.chain(Array(leg.hindJoints.prefix(3))), CatColors.fur)
    }
    for leg in fore { tile.shade(.chain(Array(leg.foreJoints.prefix(2))), CatColors.fur) }
  }

  private static func drawSitting(_ pose: CatPose, on tile: inout Tile) {
    let fore = pose.isPawBeforeHead ? nil : pose.nearFore
    tile.add { part in
      if let fore { CatLimbs.drawFore(fore, on: &part, isFar: false) }
      draw(body: pose.body, on: &part, isBristling: pose.isBristling)
      if let bib = pose.bib {
        part.shade(.ellipse(bib, Point(2.2, 4)), CatColors.cream)
      }
      if let fore { CatLimbs.drawFore(fore, on: &part, isFar: false) }
    }
  }

  private static func draw(
    body: [(at: Point, radius: Double)], on tile: inout Tile, isBristling: Bool
  ) {
    let length = body[body.count - 1].at - body[0].at
    let start = body[0].at.rounded
    // Of a body that lies level whole columns are striped, which stay as it moves up and down.
    let isLevel = abs(length.y) < 0.3 * length.x
    CatFur.fill(body, on: &tile, isBristling: isBristling) { place, normal in
      let along = place - start
      let stripe =
        isLevel
        ? along.x.rounded(.down) + 0.5
        : (along.x * length.x + along.y * length.y) / length.length
      // From the flank, 0, to the back, 1: stripes are wedges, broad on the back.
      let across = (normal.x * length.y - normal.y * length.x) / length.length
      let width = 0.7 + 1.1 * across
      if across > 0.2, (stripe + 16).truncatingRemainder(dividingBy: 4) < width {
        return CatColors.stripe
      }
      return CatColors.fur.tone(brightness: Light.brightness(normal: normal))
    }
  }

  private static func drawTail(of pose: CatPose, on tile: inout Tile) {
    let chain = pose.tail.joints.enumerated().map { index, place in
      (at: place, radius: (1.9 - 0.1 * Double(index)) * pose.tail.thickness)
    }
    tile.add { part in
      CatFur.shade(
        Array(chain.dropLast()), CatColors.fur, on: &part, isBristling: pose.isBristling)
      CatFur.shade(
        Array(chain.suffix(2)), CatColors.cream, on: &part, isBristling: pose.isBristling)
    }
  }

  private static func draw(haunch: Point, on tile: inout Tile, isFar: Bool) {
    let (fur, cream) =
      isFar ? (CatColors.fur.far, CatColors.cream.far) : (CatColors.fur, CatColors.cream)
    tile.add { part in
      part.shade(.ellipse(haunch + Point(3.4, 3.2), Point(3, 1.4)), cream, glow: 0.1)
      part.shade(.ellipse(haunch, Point(4.4, 4.2)), fur, glow: 0.05)
    }
  }
}
