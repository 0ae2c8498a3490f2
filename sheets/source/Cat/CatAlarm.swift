/// The cat that is startled.
enum CatAlarm {
  /// It cowers, leaps, lands, stands with its back up, and calms down.
  static let startled = [cowering, leaping, landing, arching, calming]

  private static let cowering = CatPose(
    body: [(Point(10, 26.6), 4.4), (Point(14, 26.4), 4.4), (Point(18.5, 26.6), 4.2)],
    head: CatHead(eyes: .wide, ears: .back),
    headAt: Point(22.5, 23.5),
    tail: CatTail(root: Point(6.5, 27.5), angle: 52, curl: -20, bones: 3, thickness: 1.2),
    nearFore: CatLeg(root: Point(19, 27), sole: Point(24, 31)),
    nearHind: CatLeg(root: Point(9.5, 27), sole: Point(12, 31)))

  private static let leaping = bristling(
    rise: 4.5, reach: 1.2, legs: (near: (4.5, -1), far: (8.5, 0)), pitch: 30,
    headAt: Point(22, 10.5),
    marks: [(sparks, 22, 0)])

  private static let landing = bristling(
    rise: -2.5, reach: -1.5, legs: (near: (5, 0), far: (9.5, 0)), pitch: 0,
    headAt: Point(22.5, 18.5))

  private static let arching = bristling(
    rise: 0, reach: 1, legs: (near: (7.5, 0), far: (11, 0)), pitch: 0, headAt: Point(22.5, 15))

  private static let calming: CatPose = {
    var pose = CatWalk.pose(tile: 6)
    pose.body[1].at = Point(14, 18.8)
    pose.head = CatHead(view: .side, eyes: .wide, ears: .half)
    pose.headAt = Point(22.5, 14)
    pose.tail = CatTail(
      root: Point(5.5, 17.5), angle: 20, curl: -6, bones: 5, thickness: 1.2)
    return pose
  }()

  /// With its fur on end, so far off the ground; `reach` bends the back up, and `legs` are where
  /// the hind paws are, and, mirrored, the fore paws.
  private static func bristling(
    rise: Double, reach: Double, legs: (near: (x: Double, y: Double), far: (x: Double, y: Double)),
    pitch: Double, headAt: Point, marks: [(drawing: String, x: Int, y: Int)] = []
  ) -> CatPose {
    let lift = Point(0, -rise)
    let floor = CatBody.ground - max(0, rise)
    func leg(_ root: Point, _ x: Double, _ y: Double, _ turn: Double) -> CatLeg {
      CatLeg(root: root + lift, sole: Point(x, floor + y), pitch: turn)
    }
    return CatPose(
      body: [
        (Point(10, 19.5) + lift, 4), (Point(14.2, 16.4 - reach) + lift, 3.9),
        (Point(18.5, 19) + lift, 3.8),
      ],
      head: CatHead(eyes: .wide, mouth: .small, ears: .back),
      headAt: headAt,
      tail: CatTail(
        root: Point(7, 17.5) + lift, angle: 24, curl: -7, bones: rise > 0 ? 4 : 5, thickness: 1.3),
      nearFore: leg(Point(18.5, 20.6), 27.5 - legs.near.x, legs.near.y, -pitch),
      nearHind: leg(Point(9.5, 21), legs.near.x, legs.near.y, pitch),
      farFore: leg(Point(20, 20), 32 - legs.far.x + 1, legs.far.y, -pitch),
      farHind: leg(Point(11.5, 20.6), legs.far.x, legs.far.y, pitch),
      isBristling: true,
      marks: marks)
  }

  private static let sparks = """
    y...y....y
    .y..y...y.
    """
}
