/// The run: six tiles of a gallop, the back bent and stretched, on the spot.
///
/// The hind paws push from tile 0 to 1, the fore paws catch the cat from tile 3 to 4; on tiles 2
/// and 5 it flies.
enum CatRun {
  /// How far the ground goes to the left from tile to tile, in pixels.
  static let pace = 5.0

  static let poses = [
    stride(
      hip: Point(11, 20), waist: Point(15, 17.6), chest: Point(19.5, 19.6), tail: (46, -24),
      hind: step(14.5, 0), fore: step(17, -4.5, pitch: 60)),
    stride(
      hip: Point(9.6, 20), waist: Point(14, 18.6), chest: Point(19.4, 18.2), tail: (40, -12),
      hind: step(9.5, 0), fore: step(23, -5.5, pitch: 10)),
    stride(
      hip: Point(9, 18.6), waist: Point(14, 18.2), chest: Point(19.4, 17.8), tail: (30, -4),
      hind: step(2.4, -5.4, pitch: 76), fore: step(26.5, -4, pitch: -16)),
    stride(
      hip: Point(9, 18), waist: Point(14, 18.4), chest: Point(19.6, 19.4), tail: (26, 8),
      hind: step(4.5, -6, pitch: 70), fore: step(25, 0)),
    stride(
      hip: Point(10, 18), waist: Point(14.6, 17.4), chest: Point(19.4, 20), tail: (34, 4),
      hind: step(9, -5, pitch: 40), fore: step(20, 0)),
    stride(
      hip: Point(11, 18.6), waist: Point(15, 16.4), chest: Point(19.2, 19.2), tail: (50, -12),
      hind: step(14.5, -3, pitch: 0), fore: step(15.5, -3, pitch: 60)),
  ]

  private static func stride(
    hip: Point, waist: Point, chest: Point, tail: (angle: Double, curl: Double), hind: CatLeg,
    fore: CatLeg
  ) -> CatPose {
    let (hindRoot, foreRoot) = (hip + Point(0, 1.5), chest + Point(0.4, 1.8))
    return CatPose(
      body: [(hip, 4.4), (waist, 4), (chest, 4.3)],
      headAt: chest + Point(4.9, -6),
      tail: CatTail(root: hip + Point(-3, -2), angle: tail.angle, curl: tail.curl, bones: 3),
      nearFore: fore.rooted(at: foreRoot),
      nearHind: hind.rooted(at: hindRoot),
      farFore: fore.rooted(at: foreRoot + Point(1.4, 0), ahead: 2.4),
      farHind: hind.rooted(at: hindRoot + Point(1.4, 0), ahead: 2.4))
  }

  private static func step(_ x: Double, _ lift: Double, pitch: Double = 0) -> CatLeg {
    CatLeg(root: Point(0, 0), sole: Point(x, CatBody.ground + lift), pitch: pitch)
  }
}

extension CatLeg {
  /// The same leg at another place of the body, its paw so much further forward.
  fileprivate func rooted(at root: Point, ahead: Double = 0) -> CatLeg {
    CatLeg(root: root, sole: sole + Point(ahead, 0), pitch: pitch, bend: bend)
  }
}
