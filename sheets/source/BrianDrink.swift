/// Stopping for tea: raising the mug in four tiles, drinking and lowering it in seven.
///
/// The ground slows down under the last step of the walk, 5, 3, 2 and 0 pixels a tile, and
/// gathers way again under the first one, 1, 2, 3, 4 and 5.
enum BrianDrink {
  static let poses = [
    stopping, weightTaken, closing, sipping,
    tilting, drinking, drinkingUp, lowering, enjoying, stepping, underWay,
  ]

  /// Brian at rest, the mug before him.
  static let standing = stance(lean: 0, tip: 0, mug: BrianBody.carry, face: .open, steam: 0)

  /// The heel lands as in the first tile of the walk, and the mug sinks a little before it rises.
  private static let stopping: BrianPose = {
    var pose = BrianWalk.pose(tile: 0)
    pose.grip = pose.grip + Point(0.5, 1)
    return pose
  }()

  private static let weightTaken = BrianPose(
    sink: 2, hipSink: 1.7, headSink: 1,
    nearLeg: near(10),
    farLeg: LegPose(ankle: farFloor + Point(-12, -4.5), pitch: 54, toePitch: 40),
    farArm: ArmPose(swing: 22, bend: 30),
    grip: Point(40, 42), steam: 1)

  private static let closing = BrianPose(
    sink: 1, hipSink: 0.8, headSink: 1,
    nearLeg: near(7),
    farLeg: LegPose(ankle: farFloor + Point(-7, -3.5), pitch: 30, toePitch: 24),
    farArm: ArmPose(swing: 14, bend: 24),
    grip: Point(43.5, 35), tip: 10, steam: 2)

  private static let sipping = stance(lean: 0, tip: 28, face: .closed, steam: 3)
  private static let tilting = stance(lean: 0, tip: 46, face: .closed)
  private static let drinking = stance(lean: 1, tip: 62, face: .closed)
  private static let drinkingUp = stance(lean: 2, tip: 74, face: .closed)
  private static let lowering = stance(
    lean: 0, tip: 38, mug: Point(46, 31), face: .closed, steam: 8)

  private static let enjoying = BrianPose(
    sink: 1, hipSink: 0.7, headSink: 0,
    nearLeg: Foot.onBall(flat: nearFloor + Point(4, 0), pitch: 14),
    farLeg: far(-6),
    farArm: ArmPose(swing: 12, bend: 22),
    grip: Point(43.5, 38), tip: 10, face: .pleased, steam: 9)

  private static let stepping = BrianPose(
    sink: 1, hipSink: 0.6, headSink: 1,
    nearLeg: LegPose(ankle: nearFloor + Point(8.5, -3), pitch: 2, toePitch: 0),
    farLeg: far(-8),
    farArm: ArmPose(swing: 14, bend: 25),
    grip: Point(40.5, 43), steam: 10)

  /// The last tile of the walk, but that the ground is slower and the mug not quite at rest.
  private static let underWay: BrianPose = {
    var pose = BrianWalk.pose(tile: 11)
    pose.farLeg = Foot.onBall(flat: farFloor + Point(-11, 0), pitch: 18)
    pose.grip = pose.grip + Point(0, 1)
    return pose
  }()

  private static let nearFloor = Point(
    BrianBody.nearHip.x, BrianBody.nearGround - Foot.height)
  private static let farFloor = Point(BrianBody.farHip.x, BrianBody.farGround - Foot.height)

  private static func near(_ x: Double) -> LegPose {
    LegPose(ankle: nearFloor + Point(x, 0), pitch: 0, toePitch: 0)
  }

  private static func far(_ x: Double) -> LegPose {
    LegPose(ankle: farFloor + Point(x, 0), pitch: 0, toePitch: 0)
  }

  /// Both feet on the ground, the mug at the mouth unless said otherwise.
  private static func stance(
    lean: Int, tip: Double, mug: Point? = nil, face: Face, steam: Int? = nil
  ) -> BrianPose {
    BrianPose(
      sink: 0, hipSink: 0.2, headSink: 0, nearLeg: near(5), farLeg: far(-5),
      farArm: ArmPose(swing: 12 + 2 * Double(lean), bend: 22),
      grip: mug ?? Mug.grip(lipAt: BrianBody.mouth(lean: lean), tip: tip),
      tip: tip, lean: lean, face: face, steam: steam)
  }
}
