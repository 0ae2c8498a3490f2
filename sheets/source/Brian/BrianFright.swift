/// Being startled: he drops so fast that the hat is left in the air, trembles until it falls over
/// his eyes, and rises again.
enum BrianFright {
  static let poses = [dropping, down, trembling, hatFalling, covered, rising, standing]

  private static let dropping = frightened(sink: 5, hatSink: 1, spread: 4)
  private static let down: BrianFrontPose = {
    var pose = frightened(sink: 10, hatSink: 0, spread: 7)
    pose.hatLean = 1
    return pose
  }()

  private static let trembling: BrianFrontPose = {
    var pose = frightened(sink: 9, hatSink: 0, spread: 7)
    pose.hatLean = -1
    return pose
  }()

  private static let hatFalling = frightened(sink: 10, hatSink: 5, spread: 7)

  private static let covered: BrianFrontPose = {
    let leg = BrianFrontPose.Leg(out: 6, kneeOut: 1)
    let arm = BrianFrontPose.Arm(elbow: Point(6, 9), hand: Point(-1, 10))
    return BrianFrontPose(
      sink: 9, headSink: 9, hatSink: 16, satchel: Point(23, 56), leftLeg: leg, rightLeg: leg,
      leftArm: arm, rightArm: arm)
  }()

  private static let rising: BrianFrontPose = {
    let leg = BrianFrontPose.Leg(out: 4, kneeOut: 0.8)
    return BrianFrontPose(
      sink: 5, headSink: 5, hatSink: 8, satchel: Point(21, 55), leftLeg: leg, rightLeg: leg)
  }()

  private static let standing = BrianFrontPose(
    sink: 1, headSink: 1, hatSink: 1, satchel: Point(20, 53), leftLeg: .init(out: 2),
    rightLeg: .init(out: 2))

  private static func frightened(sink: Int, hatSink: Int, spread: Double) -> BrianFrontPose {
    let leg = BrianFrontPose.Leg(out: spread, kneeOut: 1)
    let arm = BrianFrontPose.Arm(elbow: Point(8, 6), hand: Point(2.5, -12), isRaised: true)
    return BrianFrontPose(
      sink: sink, headSink: sink, hatSink: hatSink, satchel: Point(19, 49 + Double(sink) / 2),
      face: .startled, leftLeg: leg, rightLeg: leg, leftArm: arm, rightArm: arm)
  }
}
