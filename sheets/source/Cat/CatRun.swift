/// The run: six tiles of a gallop, the back bent and stretched, on the spot; and its end.
///
/// The hind paws push from tile 0 to 1, the fore paws catch the cat from tile 3 to 4; on tiles 2
/// and 5 it flies.
enum CatRun {
  /// How far the ground goes to the left from tile to tile, in pixels.
  static let pace = 5.0

  static let poses = [
    stride(
      hip: Point(10.5, 20), waist: Point(14.5, 17.4), chest: Point(18.5, 19.4), head: 3.2,
      tail: (46, -24), hind: (step(13, 0), step(17, 0)),
      fore: (step(19.5, -6.5, pitch: 60), step(24, -5, pitch: 40))),
    stride(
      hip: Point(9, 20), waist: Point(13.6, 18.6), chest: Point(18.4, 18.4), head: 4.2,
      tail: (40, -12), hind: (step(8, 0), step(12, 0)),
      fore: (step(22.5, -7.5, pitch: 30), step(27.5, -4.5, pitch: -10))),
    stride(
      hip: Point(8, 19), waist: Point(13, 18.4), chest: Point(18.2, 18), head: 5.4,
      tail: (34, -4), hind: (step(1.8, -6, pitch: 130), step(4.4, -3.4, pitch: 100)),
      fore: (step(24.5, -2.5, pitch: -10), step(28.8, -5.5, pitch: -24))),
    stride(
      hip: Point(8, 18), waist: Point(13, 18.4), chest: Point(18, 19.2), head: 5.4,
      tail: (28, 8), hind: (step(2.2, -7.4, pitch: 125), step(5.6, -5, pitch: 95)),
      fore: (step(23, 0), step(27.5, 0))),
    stride(
      hip: Point(9.2, 18), waist: Point(13.8, 17.2), chest: Point(18.2, 20), head: 4.2,
      tail: (34, 4), hind: (step(9, -5.5, pitch: 40), step(13, -4.5, pitch: 30)),
      fore: (step(18, 0), step(22.5, 0))),
    stride(
      hip: Point(10.6, 18.8), waist: Point(14.6, 15.8), chest: Point(18.6, 19), head: 2.8,
      tail: (50, -12), hind: (step(17, -3, pitch: -10), step(21.5, -3.5, pitch: -14)),
      fore: (step(10.5, -3.5, pitch: 60), step(14.5, -2.5, pitch: 60))),
  ]

  /// The front legs braced, the rump low.
  static let braking = CatPose(
    body: [(Point(8.6, 24), 4.6), (Point(13, 22), 4.2), (Point(17.5, 20.2), 4.4)],
    head: CatHead(view: .side, eyes: .wide, ears: .back),
    headAt: Point(22, 16),
    tail: CatTail(root: Point(5.5, 22), angle: 30, curl: 10, bones: 4),
    nearFore: CatLeg(root: Point(18.5, 22), sole: Point(24, 31), pitch: -14),
    nearHind: CatLeg(root: Point(8.5, 25.5), sole: Point(11.5, 31)),
    farFore: CatLeg(root: Point(20, 21.5), sole: Point(28.5, 31), pitch: -14),
    farHind: CatLeg(root: Point(10, 25), sole: Point(15.5, 31)))

  private static func stride(
    hip: Point, waist: Point, chest: Point, head: Double, tail: (angle: Double, curl: Double),
    hind: (near: CatLeg, far: CatLeg), fore: (near: CatLeg, far: CatLeg)
  ) -> CatPose {
    let (hindRoot, foreRoot) = (hip + Point(0, 1.5), chest + Point(0.4, 1.8))
    return CatPose(
      body: [(hip, 4.4), (waist, 3.9), (chest, 4.3)],
      head: CatHead(view: .side, ears: .half),
      headAt: chest + Point(head, -5.4),
      tail: CatTail(root: hip + Point(-3, -2), angle: tail.angle, curl: tail.curl, bones: 3),
      nearFore: fore.near.rooted(at: foreRoot),
      nearHind: hind.near.rooted(at: hindRoot),
      farFore: fore.far.rooted(at: foreRoot + Point(1.4, 0)),
      farHind: hind.far.rooted(at: hindRoot + Point(1.4, 0)))
  }

  private static func step(_ x: Double, _ lift: Double, pitch: Double = 0) -> CatLeg {
    CatLeg(root: Point(0, 0), sole: Point(x, CatBody.ground + lift), pitch: pitch)
  }
}

extension CatLeg {
  /// The same leg at another place of the body.
  fileprivate func rooted(at root: Point) -> CatLeg {
    CatLeg(root: root, sole: sole, pitch: pitch)
  }
}
