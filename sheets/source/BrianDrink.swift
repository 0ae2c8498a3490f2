/// Stopping for tea: raising the mug in four tiles, drinking and lowering it in seven.
///
/// The ground slows down under the last step of the walk, 5, 4, 3, 1 and 0 pixels a tile, and
/// gathers way again under the first one, 1, 3, 4 and 5.
enum BrianDrink {
  static let poses = [
    stopping, weightTaken, closing, sipping,
    tilting, drinking, drinkingUp, lowering, enjoying, stepping, underWay,
  ]

  /// Brian at rest, the mug before him.
  static let standing = stance(lean: 0, tip: 0, mug: BrianBody.carry, face: .open)

  /// The heel lands as in the first tile of the walk, and the mug sinks a little before it rises.
  private static let stopping: BrianPose = {
    var pose = BrianWalk.pose(tile: 0)
    pose.grip = pose.grip + Point(0.5, 1)
    return pose
  }()

  private static let weightTaken = BrianPose(
    sink: 2, hipSink: 1.7, headSink: 2,
    nearLeg: near(11),
    farLeg: LegPose(ankle: farFloor + Point(-11, -4.5), pitch: 54, toePitch: 40),
    farArm: ArmPose(swing: 22, bend: 30),
    grip: Point(40, 42), tip: 2)

  private static let closing = BrianPose(
    sink: 1, hipSink: 0.8, headSink: 2,
    nearLeg: near(8),
    farLeg: LegPose(ankle: farFloor + Point(-5.5, -3.5), pitch: 30, toePitch: 24),
    farArm: ArmPose(swing: 10, bend: 22),
    grip: Point(43.5, 35), tip: 10, face: .open)

  private static let sipping = stance(lean: 0, tip: 28, face: .closed)
  private static let tilting = stance(lean: 1, tip: 46, face: .closed)
  private static let drinking = stance(lean: 2, tip: 66, face: .closed)
  private static let drinkingUp = stance(lean: 3, tip: 74, face: .closed)
  private static let lowering = stance(lean: 1, tip: 38, mug: Point(46, 31), face: .closed)

  private static let enjoying = BrianPose(
    sink: 1, hipSink: 0.7, headSink: 0,
    nearLeg: Foot.onBall(flat: nearFloor + Point(6, 0), pitch: 14),
    farLeg: far(-3),
    farArm: ArmPose(swing: 2, bend: 14),
    grip: Point(43.5, 38), tip: 10, face: .pleased)

  private static let stepping = BrianPose(
    sink: 1, hipSink: 0.6, headSink: 1,
    nearLeg: LegPose(ankle: nearFloor + Point(9.5, -3), pitch: 2, toePitch: 0),
    farLeg: far(-6),
    farArm: ArmPose(swing: 10, bend: 20),
    grip: Point(40.5, 43), tip: 2, face: .open)

  /// The last tile of the walk but for the mug, which has not quite come to rest.
  private static let underWay: BrianPose = {
    var pose = BrianWalk.pose(tile: 11)
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
    lean: Int, tip: Double, mug: Point? = nil, face: Face
  ) -> BrianPose {
    BrianPose(
      sink: 0, hipSink: 0.2, headSink: 0, nearLeg: near(7), farLeg: far(-2),
      farArm: ArmPose(swing: 2 - 2 * Double(lean), bend: 12),
      grip: mug ?? Mug.grip(lipAt: BrianBody.mouth(lean: lean), tip: tip),
      tip: tip, lean: lean, face: face)
  }
}
