/// Stopping for tea: taking the mug out of the satchel and raising it in four tiles; drinking,
/// lowering it and putting it away in seven.
///
/// The ground slows down under the last step of the walk, 5, 3, 2 and 0 pixels a tile, and
/// gathers way again under the first one, 1, 2, 3, 4 and 5.
enum BrianDrink {
  static let poses = [
    reaching, takingOut, raising, sipping,
    drinking, drinkingUp, lowering, enjoying, puttingAway, stepping, underWay,
  ]

  /// The heel lands as in the first tile of the walk, and the hand is in the satchel.
  private static let reaching: BrianPose = {
    var pose = BrianWalk.pose(tile: 0)
    pose.hand = Point(18, 54)
    pose.isInSatchel = true
    pose.face = .down
    return pose
  }()

  private static let takingOut = BrianPose(
    sink: 2, hipSink: 1.7, headSink: 1,
    nearLeg: near(10),
    farLeg: LegPose(ankle: farFloor + Point(-12, -4.5), pitch: 54, toePitch: 40),
    farArm: ArmPose(swing: 22, bend: 30),
    hand: Point(29, 50), mug: MugPose(), satchelSwing: -3, satchelSink: 1, twist: 0.5,
    face: .down)

  private static let raising = BrianPose(
    sink: 1, hipSink: 0.8, headSink: 1,
    nearLeg: near(7),
    farLeg: LegPose(ankle: farFloor + Point(-7, -3.5), pitch: 30, toePitch: 24),
    farArm: ArmPose(swing: 14, bend: 24),
    hand: Point(41, 38), mug: MugPose(tip: 8, steam: 2), satchelSwing: 3, satchelSink: 1)

  private static let sipping = stance(lean: 0, mug: MugPose(tip: 28), face: .closed)
  private static let drinking = stance(lean: 1, mug: MugPose(tip: 52), face: .closed)
  private static let drinkingUp = stance(lean: 2, mug: MugPose(tip: 74), face: .closed)
  private static let lowering = stance(
    lean: 0, hand: Point(45, 34), mug: MugPose(tip: 16, steam: 8), face: .open)

  private static let enjoying = BrianPose(
    sink: 1, hipSink: 0.7, headSink: 0,
    nearLeg: Foot.onBall(flat: nearFloor + Point(4, 0), pitch: 14),
    farLeg: far(-6),
    farArm: ArmPose(swing: 12, bend: 22),
    hand: Point(36, 44), mug: MugPose(steam: 9), satchelSwing: -2, face: .pleased)

  private static let puttingAway = BrianPose(
    sink: 1, hipSink: 0.8, headSink: 1,
    nearLeg: LegPose(ankle: nearFloor + Point(5, -2.5), pitch: 10, toePitch: 8),
    farLeg: far(-7),
    farArm: ArmPose(swing: 12, bend: 24),
    hand: Point(21, 50), mug: MugPose(), isInSatchel: true, satchelSwing: -2, satchelSink: 1,
    face: .down)

  private static let stepping = BrianPose(
    sink: 1, hipSink: 0.6, headSink: 1,
    nearLeg: LegPose(ankle: nearFloor + Point(9, -3), pitch: 0, toePitch: -2),
    farLeg: far(-8.5),
    farArm: ArmPose(swing: 14, bend: 25),
    hand: Point(19, 54), isInSatchel: true, satchelSwing: -2, satchelSink: 1)

  /// The last tile of the walk, but that the ground is slower and the mug not quite at rest.
  private static let underWay: BrianPose = {
    var pose = BrianWalk.pose(tile: 11)
    pose.farLeg = Foot.onBall(flat: farFloor + Point(-11.5, 0), pitch: 18)
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
    lean: Int, hand: Point? = nil, mug: MugPose?, face: Face
  ) -> BrianPose {
    BrianPose(
      sink: 0, hipSink: 0.2, headSink: 0, nearLeg: near(5), farLeg: far(-5),
      farArm: ArmPose(swing: 12 + 2 * Double(lean), bend: 22),
      hand: hand ?? Mug.grip(lipAt: BrianBody.mouth(lean: lean), tip: mug?.tip ?? 0),
      mug: mug, lean: lean, face: face)
  }
}
