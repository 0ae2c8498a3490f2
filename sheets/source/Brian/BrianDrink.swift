/// Stopping for tea: taking the mug out of the satchel and raising it in four tiles; drinking,
/// lowering it and putting it away in seven.
///
/// The ground slows down under the last step of the walk, 5, 3, 2 and 0 pixels a tile, and
/// gathers way again under the first one, 2, 3.5 and 4.5.
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
    sink: 3, hipSink: 2.6, headSink: 3,
    nearLeg: near(10),
    farLeg: LegPose(ankle: farFloor + Point(-12, -5), pitch: 54, toePitch: 40),
    farArm: ArmPose(swing: 30, bend: 22),
    hand: Point(29, 50), mug: MugPose(), satchelSwing: -6, satchelShift: -1, satchelSink: 3,
    twist: 1, face: .down)

  private static let raising = BrianPose(
    sink: 1, hipSink: 0.8, headSink: 2,
    nearLeg: near(7),
    farLeg: LegPose(ankle: farFloor + Point(-7, -4), pitch: 34, toePitch: 26),
    farArm: restingArm,
    hand: Mug.grip(lipAt: BrianBody.mouth(lean: 0, backLean: 0) + Point(1, 1), tip: 8),
    mug: MugPose(tip: 8, steam: 2), satchelSwing: 4, satchelShift: 1, satchelSink: 1, twist: 1)

  private static let sipping = stance(lean: 1, backLean: 0, tip: 30)
  private static let drinking = stance(lean: 2, backLean: 1, hipShift: 0.6, tip: 54)
  private static let drinkingUp = stance(lean: 3, backLean: 2, hipShift: 1.2, tip: 76)

  /// The weight goes back on the far leg.
  private static let lowering: BrianPose = {
    var pose = stance(lean: 0, backLean: 0, hipShift: -0.4, tip: 14)
    pose.hand = Point(44, 36)
    pose.mug = MugPose(tip: 14, isFull: false, steam: 8)
    pose.face = .open
    return pose
  }()

  private static let enjoying: BrianPose = {
    var pose = stance(lean: 0, backLean: 0, hipShift: -1.2, tip: 0)
    pose.sink = 1
    pose.hipSink = 0.7
    pose.headSink = 1
    pose.hand = Point(40, 44)
    pose.mug = MugPose(isFull: false, steam: 9)
    pose.satchelSwing = -3
    pose.face = .pleased
    return pose
  }()

  /// Still on both feet, the heel about to leave the ground.
  private static let puttingAway = BrianPose(
    sink: 2, hipSink: 1.4, hipShift: -1, headSink: 2,
    nearLeg: Foot.onBall(flat: nearFloor + Point(5, 0), pitch: 12),
    farLeg: far(-5),
    farArm: restingArm,
    hand: Point(21, 50), mug: MugPose(isFull: false), isInSatchel: true, satchelSwing: -2,
    satchelSink: 2, twist: 1, face: .down)

  private static let stepping = BrianPose(
    sink: 0, hipSink: -0.1, headSink: 1,
    nearLeg: LegPose(ankle: nearFloor + Point(7, -6.5), pitch: 14, toePitch: 10),
    farLeg: far(-7),
    farArm: ArmPose(swing: 24, bend: 16),
    hand: Point(19, 54), isInSatchel: true, satchelSwing: -2, satchelSink: 1, twist: 1)

  /// The last tile of the walk, but that the ground is slower.
  private static let underWay: BrianPose = {
    var pose = BrianWalk.pose(tile: 11)
    pose.farLeg = Foot.onBall(flat: farFloor + Point(-10.5, 0), pitch: 12)
    return pose
  }()

  private static let restingArm = ArmPose(swing: 25, bend: 12)

  private static let nearFloor = Point(
    BrianBody.nearHip.x, BrianBody.nearGround - Foot.height)
  private static let farFloor = Point(BrianBody.farHip.x, BrianBody.farGround - Foot.height)

  private static func near(_ x: Double) -> LegPose {
    LegPose(ankle: nearFloor + Point(x, 0), pitch: 0, toePitch: 0)
  }

  private static func far(_ x: Double) -> LegPose {
    LegPose(ankle: farFloor + Point(x, 0), pitch: 0, toePitch: 0)
  }

  /// Both feet on the ground, the mug at the mouth.
  private static func stance(
    lean: Int, backLean: Int, hipShift: Double = 0, tip: Double
  ) -> BrianPose {
    BrianPose(
      sink: 0, hipSink: 0.2, hipShift: hipShift, headSink: 0, nearLeg: near(5), farLeg: far(-5),
      farArm: ArmPose(swing: 25 - 3 * Double(backLean), bend: 12),
      hand: Mug.grip(lipAt: BrianBody.mouth(lean: lean, backLean: backLean), tip: tip),
      mug: MugPose(tip: tip), lean: lean, backLean: backLean, twist: 1, face: .closed)
  }
}
