/// The cat that is startled, that turns, and that claws at a wall.
enum CatAlarm {
  /// Off the ground, then on its toes with its back up.
  static let startled = [
    bristling(rise: 2, spread: 1.5), bristling(rise: 0, spread: 0),
  ]

  /// Standing upright at a wall on the right, the paws drawn down by turns.
  static let clawing = [
    upright(near: 8, far: 13), upright(near: 10, far: 10), upright(near: 13, far: 8),
    upright(near: 11, far: 10),
  ]

  /// Seen from the front.
  static let turning: CatPose = {
    var pose = CatWalk.pose(tile: 0)
    pose.body = [(Point(15.6, 19.5), 5), (Point(16.4, 20.5), 5)]
    pose.headAt = Point(16.5, 13.5)
    pose.tail = CatTail(root: Point(11, 17), angle: 24, curl: -14, growth: 2, bones: 5)
    pose.nearFore = CatLeg(root: Point(13.6, 20.4), sole: Point(13.5, 31))
    pose.farFore = nil
    pose.nearHind = CatLeg(root: Point(18.6, 20.4), sole: Point(18.5, 31))
    pose.farHind = nil
    return pose
  }()

  private static func bristling(rise: Double, spread: Double) -> CatPose {
    let lift = Point(0, -rise)
    let ground = CatBody.ground - rise
    return CatPose(
      body: [
        (Point(10, 19.5) + lift, 4.2), (Point(14, 15) + lift, 4.2),
        (Point(18.5, 19) + lift, 4),
      ],
      head: CatHead(eyes: .wide, mouth: .small),
      headAt: Point(22.5, 14) + lift,
      tail: CatTail(
        root: Point(7, 17) + lift, angle: 14, curl: -6, bones: 5, thickness: 1.5),
      nearFore: CatLeg(root: Point(18.5, 21) + lift, sole: Point(19 + spread, ground)),
      nearHind: CatLeg(root: Point(8.5, 21) + lift, sole: Point(8 - spread, ground)),
      farFore: CatLeg(root: Point(20, 20.5) + lift, sole: Point(22 + spread, ground)),
      farHind: CatLeg(root: Point(10.5, 21) + lift, sole: Point(11.5 - spread, ground)),
      marks: rise > 0 ? [(sparks, 19, 2)] : [])
  }

  private static let sparks = """
    y...y....y
    .y..y...y.
    """

  private static func upright(near: Double, far: Double) -> CatPose {
    CatPose(
      body: [(Point(13.4, 25), 4.6), (Point(15.6, 20), 4.2), (Point(18.4, 16), 3.8)],
      headAt: Point(17.5, 10),
      tail: CatTail(root: Point(10, 27.5), angle: 84, curl: -14, growth: -4, bones: 4),
      nearFore: CatLeg(root: Point(20, 17), sole: Point(29.5, near), pitch: -80),
      nearHind: CatLeg(root: Point(13.5, 26), sole: Point(14.5, 31)),
      farFore: CatLeg(root: Point(21, 16), sole: Point(29.5, far), pitch: -80),
      farHind: CatLeg(root: Point(15.5, 26), sole: Point(18.5, 30.5)),
      isPawBeforeHead: true)
  }
}
