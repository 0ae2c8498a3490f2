/// The cat that grows tired: yawning, lying down, asleep.
enum CatRest {
  static let yawning = [
    yawn(CatHead(eyes: .half), Point(22.5, 10.5)),
    yawn(CatHead(eyes: .closed, mouth: .small), Point(22, 10)),
    yawn(CatHead(eyes: .squeezed, mouth: .wide, ears: .back), Point(21.5, 9)),
    yawn(CatHead(eyes: .squeezed, mouth: .wide, ears: .back), Point(21, 10)),
    yawn(CatHead(eyes: .half, mouth: .small), Point(22, 10.5)),
  ]

  static let lyingDown = [
    lying(
      rump: Point(12.5, 25.4), chest: Point(19.5, 23.5), headAt: Point(23, 16),
      head: CatHead(eyes: .half)),
    lying(
      rump: Point(12, 26), chest: Point(19, 25.8), headAt: Point(23.5, 20.5),
      head: CatHead(eyes: .half)),
  ]

  /// Four tiles of one breath; a dream rises from it.
  static let sleeping = (0..<4).map(asleep(tile:))

  private static func yawn(_ head: CatHead, _ headAt: Point) -> CatPose {
    CatSit.seated(tail: CatSit.lying, head: head, headAt: headAt)
  }

  private static func asleep(tile: Int) -> CatPose {
    let breath = [0, 0.5, 1, 0.5][tile]
    var pose = lying(
      rump: Point(12, 25.9 - breath * 0.5), chest: Point(18.5, 26 - breath * 0.4),
      headAt: Point(23.5, 23.5), head: CatHead(eyes: .closed), swell: breath * 0.5)
    pose.marks = dreams[tile]
    return pose
  }

  private static let dreams: [[(drawing: String, x: Int, y: Int)]] = [
    [(small, 22, 9)], [(small, 24, 7), (small, 27, 12)], [(large, 22, 3), (small, 27, 9)],
    [(large, 23, 0), (small, 26, 7)],
  ]

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

  private static func lying(
    rump: Point, chest: Point, headAt: Point, head: CatHead, swell: Double = 0
  ) -> CatPose {
    CatPose(
      body: [
        (rump, 5 + swell), (Point(rump.x + 3.5, rump.y - 0.4), 5 + swell), (chest, 4.6 + swell / 2),
      ],
      head: head, headAt: headAt,
      tail: CatTail(root: Point(9, 29), angle: 80, curl: -18, growth: -10, bones: 3),
      nearFore: CatLeg(root: chest + Point(1, 2), sole: Point(27.5, 31)),
      haunch: Point(13, 27))
  }
}
