import Glibc

/// The walk: one cycle of two steps, of six tiles each, on the spot.
enum BrianWalk {
  static let tiles = 12
  /// How far the ground goes to the left from tile to tile, in pixels.
  static let pace = 5.0

  /// How far the body is below its highest in the tiles of a step: the heel meets the ground, the
  /// knee takes the weight, and straightens as the other leg passes.
  private static let sink = [3, 4, 2, 0, 0, 2]
  private static let hipSink = [2.4, 3.6, 1.4, -0.3, -0.3, 1.4]
  private static let headSink = [2, 4, 3, 1, 0, 1]

  static func pose(tile: Int) -> BrianPose {
    let swing = cos(Double(tile - 1) / Double(tiles) * 2 * .pi)
    let late = cos(Double(tile - 2) / Double(tiles) * 2 * .pi)
    let (step, before) = (tile % 6, (tile + 5) % 6)
    let shoulder = BrianBody.nearShoulder + Point(-1.5 * swing, Double(sink[step]))
    return BrianPose(
      sink: sink[step],
      hipSink: hipSink[step],
      headSink: headSink[step],
      nearLeg: leg(phase: tile % tiles, hip: BrianBody.nearHip, ground: BrianBody.nearGround),
      farLeg: leg(phase: (tile + 6) % tiles, hip: BrianBody.farHip, ground: BrianBody.farGround),
      farArm: farArm(swing: swing),
      hand: BrianBody.hand(of: nearArm(swing: -swing), shoulder: shoulder),
      satchelSwing: -7 * late,
      satchelShift: -late,
      satchelSink: Double(sink[before]),
      twist: 1.5 * swing)
  }

  /// An arm as far forward as `swing` says, from -1 to 1; the elbow bends as it comes forward.
  private static func nearArm(swing: Double) -> ArmPose {
    ArmPose(swing: 30 * swing, bend: 17 + 15 * swing)
  }

  /// The same, so wide that it is seen behind the back and before the chest.
  private static func farArm(swing: Double) -> ArmPose {
    ArmPose(swing: -16 + 46 * swing + 5 * swing * swing, bend: 14 + 5 * swing)
  }

  /// One leg, `phase` tiles after its heel met the ground; from phase 7 on it swings forward.
  static func leg(phase: Int, hip: Point, ground: Double) -> LegPose {
    let flat = Point(hip.x + 3 * pace - pace * Double(phase), ground - Foot.height)
    let floor = Point(hip.x, ground - Foot.height)
    return switch phase {
    case 0: Foot.onHeel(flat: flat, pitch: -18)
    case 1...4: LegPose(ankle: flat, pitch: 0, toePitch: 0)
    case 5: Foot.onBall(flat: flat, pitch: 12)
    case 6: Foot.onBall(flat: flat, pitch: 36)
    case 7: LegPose(ankle: floor + Point(-13, -5.5), pitch: 58, toePitch: 40)
    case 8: LegPose(ankle: floor + Point(-8, -8.5), pitch: 50, toePitch: 44)
    case 9: LegPose(ankle: floor + Point(-0.5, -8.5), pitch: 22, toePitch: 18)
    case 10: LegPose(ankle: floor + Point(6, -7.5), pitch: 4, toePitch: 2)
    default: LegPose(ankle: floor + Point(11.5, -4), pitch: -10, toePitch: -12)
    }
  }
}
