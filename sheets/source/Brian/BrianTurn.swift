/// Turning round, from the right to the left in five tiles: the head goes before the body, and the
/// satchel swings past in front.
enum BrianTurn {
  static var tiles: [Canvas] {
    [BrianBody.draw(braking)] + [glancing, facing].map(BrianFront.draw)
      + [BrianFront.draw(opening).mirrored, BrianBody.draw(leaving).mirrored]
  }

  private static let braking: BrianPose = {
    var pose = BrianWalk.pose(tile: 0)
    pose.looksAside = true
    return pose
  }()

  private static let glancing = BrianFrontPose(
    shift: -1, turn: 4, sink: 2, headSink: 2, hatSink: 2, satchel: Point(23, 54),
    satchelSwing: 8, rightLeg: .init(lift: 3))

  private static let facing = BrianFrontPose(
    sink: 3, headSink: 3, hatSink: 3, satchel: Point(31, 54), face: .aside, looksLeft: true)

  private static let opening = BrianFrontPose(
    shift: -1, turn: 4, sink: 2, headSink: 2, hatSink: 2, satchel: Point(24, 53), face: .profile,
    leftLeg: .init(lift: 3))

  private static let leaving = BrianWalk.pose(tile: 11)
}
