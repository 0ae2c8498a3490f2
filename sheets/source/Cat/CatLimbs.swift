/// Draws the cat's legs.
enum CatLimbs {
  static func drawFore(_ leg: CatLeg, on tile: inout Tile, isFar: Bool) {
    draw(leg, leg.foreJoints, on: &tile, isFar: isFar)
  }

  static func drawHind(_ leg: CatLeg, on tile: inout Tile, isFar: Bool) {
    draw(leg, leg.hindJoints, on: &tile, isFar: isFar)
  }

  /// A hind leg folded like a Z, by its hip, knee, hock and toes.
  static func drawKick(_ joints: [Point], on tile: inout Tile) {
    let thigh = [(at: joints[0], radius: 3.8), (at: joints[1], radius: 2.4)]
    let sole = joints[2] + (joints[3] - joints[2]) * 0.6
    tile.add { $0.shade(.chain(thigh), CatColors.fur) }
    tile.add { part in
      part.shade(.chain([(joints[1], 2), (joints[2], 1.5), (sole, 1.3)]), CatColors.fur)
      part.shade(.ball(joints[3], 1.8), CatColors.cream, glow: 0.1)
    }
    tile.shade(.chain([(joints[0], 2), (joints[1], 2)]), CatColors.fur)
  }

  private static func draw(
    _ leg: CatLeg, _ joints: [(at: Point, radius: Double)], on tile: inout Tile, isFar: Bool
  ) {
    let (fur, cream) =
      isFar ? (CatColors.fur.far, CatColors.cream.far) : (CatColors.fur, CatColors.cream)
    tile.shade(.chain(joints), fur)
    let paw = leg.sole + Point(0.3, -1.3).turned(by: leg.pitch)
    tile.shade(
      .ellipse(paw, Point(1.9, 1.4), turn: leg.pitch), cream, glow: isFar ? -0.2 : 0.25)
  }
}
