/// The cat that grows tired: yawning, lying down, asleep.
enum CatRest {
  static let yawning = [
    yawn(CatHead(eyes: .half), Point(22.5, 10.5)),
    yawn(CatHead(eyes: .closed, mouth: .small, ears: .half), Point(22, 10)),
    yawn(CatHead(eyes: .squeezed, mouth: .wide, ears: .back, tilt: 1), Point(21.5, 9)),
    yawn(CatHead(eyes: .squeezed, mouth: .wide, ears: .back, tilt: 2), Point(21, 9)),
    yawn(CatHead(eyes: .closed, mouth: .small, ears: .half, tilt: 1), Point(21.5, 10)),
    yawn(CatHead(eyes: .half), Point(22.5, 11)),
  ]

  /// The front legs slide forward, then the body sinks on them, and the head.
  static let lyingDown = [
    sinking(chest: Point(19.6, 20), paw: 24.5, headAt: Point(22.8, 12.5)),
    sinking(chest: Point(19.4, 22.4), paw: 26.5, headAt: Point(23, 15.5)),
    lying(
      chest: Point(19.2, 24.6), headAt: Point(23, 18.5), head: CatHead(eyes: .half),
      tail: tail(angle: 84, curl: -24)),
    lying(
      chest: Point(18.8, 25.8), headAt: Point(23, 22), head: CatHead(eyes: .half),
      tail: tail(angle: 100, curl: 18)),
  ]

  /// Four tiles of one breath; a dream rises from it.
  static let sleeping = (0..<4).map(asleep(tile:))

  private static func yawn(_ head: CatHead, _ headAt: Point) -> CatPose {
    CatSit.seated(tail: CatSit.lying, head: head, headAt: headAt)
  }

  private static func sinking(chest: Point, paw: Double, headAt: Point) -> CatPose {
    var pose = CatSit.seated(
      tail: CatSit.lying, head: CatHead(eyes: .half), headAt: headAt)
    let middle = (Point(14, 26) + chest) * 0.5
    pose.body = [(Point(14, 26), 4.8), (middle + Point(-0.3, -0.3), 4.7), (chest, 4.1)]
    pose.haunch = Point(14.4, 26.6)
    pose.bib = nil
    pose.nearFore = CatLeg(root: chest + Point(1.4, 2), sole: Point(paw, 31))
    pose.farFore = CatLeg(root: chest + Point(2.6, 1.6), sole: Point(paw + 2.5, 30.5))
    return pose
  }

  private static func asleep(tile: Int) -> CatPose {
    let breath = [0, 0.5, 1, 0.5][tile]
    var pose = lying(
      chest: Point(18.5, 26 - breath * 0.4), headAt: Point(23.5, 25),
      head: CatHead(eyes: .closed, ears: .half), tail: tail(angle: 245, curl: 20, growth: -8),
      breath: breath)
    pose.isTailBefore = true
    pose.tail.thickness = 1.15
    pose.marks = [dream(age: tile), dream(age: tile + 2)]
    return pose
  }

  /// A dream climbs beside the ear, and grows.
  private static func dream(age: Int) -> (drawing: String, x: Int, y: Int) {
    [(small, 27, 13), (small, 27, 9), (large, 26, 5), (large, 26, 0)][age % 4]
  }

  private static let small = """
    zzzz
    ..z.
    .z..
    zzzz
    """

  private static let large = """
    zzzzz
    ...z.
    ..z..
    .z...
    zzzzz
    """

  private static func tail(angle: Double, curl: Double, growth: Double = 0) -> CatTail {
    CatTail(root: Point(8, 28), angle: angle, curl: curl, growth: growth, bones: 4)
  }

  private static func lying(
    chest: Point, headAt: Point, head: CatHead, tail: CatTail, breath: Double = 0
  ) -> CatPose {
    let rump = Point(12, 26 - breath * 0.5)
    let swell = breath * 0.5
    return CatPose(
      body: [
        (rump, 5 + swell), (Point(15.5, rump.y - 0.4), 5 + swell), (chest, 4.6 + swell / 2),
      ],
      head: head, headAt: headAt, tail: tail,
      nearFore: CatLeg(root: chest + Point(1, 2), sole: Point(27, 31)),
      haunch: Point(13, 27))
  }
}
