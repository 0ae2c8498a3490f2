/// Stopping for tea: raising the mug in four tiles, drinking and lowering it in seven.
enum BrianDrink {
  static let poses = Array(repeating: standing, count: 11)

  static let standing = BrianPose(
    sink: 0,
    nearLeg: LegPose(ankle: Point(31, 79), pitch: 0, toePitch: 0),
    farLeg: LegPose(ankle: Point(27, 77), pitch: 0, toePitch: 0),
    farArm: ArmPose(swing: 4, bend: 14),
    grip: BrianBody.carry)
}
