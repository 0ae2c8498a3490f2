/// Being startled: he drops so fast that the hat is left in the air, trembles, and gets it back.
enum BrianFright {
  static let poses = [dropping, down, trembling, covered, rising]

  private static let dropping = frightened(sink: 5, hatSink: 1, spread: 4)
  private static let down = frightened(sink: 10, hatSink: 0, spread: 7)

  private static let trembling: BrianFrontPose = {
    var pose = frightened(sink: 10, hatSink: 0, spread: 7)
    pose.shift = 1
    pose.hatLean = 1
    return pose
  }()

  private static let covered: BrianFrontPose = {
    var pose = frightened(sink: 8, hatSink: 14, spread: 6)
    pose.face = .covered
    pose.leftArm = .hanging
    pose.rightArm = .hanging
    return pose
  }()

  private static let rising = BrianFrontPose(
    sink: 3, headSink: 3, hatSink: 4, satchel: Point(20, 55), leftLeg: .init(out: 2, kneeOut: 0.5),
    rightLeg: .init(out: 2, kneeOut: 0.5))

  private static func frightened(sink: Int, hatSink: Int, spread: Double) -> BrianFrontPose {
    let leg = BrianFrontPose.Leg(out: spread, kneeOut: 1)
    let arm = BrianFrontPose.Arm(elbow: Point(8, 6), hand: Point(2.5, -12), isSpread: true)
    return BrianFrontPose(
      sink: sink, headSink: sink, hatSink: hatSink, satchel: Point(19, 49 + Double(sink) / 2),
      face: .startled, leftLeg: leg, rightLeg: leg, leftArm: arm,
      rightArm: arm)
  }
}
