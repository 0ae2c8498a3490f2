import Glibc

/// The walk: one cycle of two steps, of six tiles each, on the spot.
enum BrianWalk {
  static let tiles = 12
  /// How far the ground goes to the left from tile to tile, in pixels.
  static let pace = 5.0

  private static let sink = [1, 2, 2, 1, 0, 0]
  private static let hipSink = [1.2, 1.8, 1.0, 0.3, 0, 0.4]

  static func pose(tile: Int) -> BrianPose {
    let swing = cos(Double(tile - 1) / Double(tiles) * 2 * .pi)
    let late = cos(Double(tile - 2) / Double(tiles) * 2 * .pi)
    let (step, before) = (tile % 6, (tile + 5) % 6)
    let shoulder = BrianBody.nearShoulder + Point(-1.5 * swing, Double(sink[step]))
    return BrianPose(
      sink: sink[step],
      hipSink: hipSink[step],
      headSink: sink[before],
      nearLeg: leg(phase: tile % tiles, hip: BrianBody.nearHip, ground: BrianBody.nearGround),
      farLeg: leg(phase: (tile + 6) % tiles, hip: BrianBody.farHip, ground: BrianBody.farGround),
      farArm: arm(swing: swing),
      hand: BrianBody.hand(of: arm(swing: -swing), shoulder: shoulder),
      satchelSwing: -4 * late,
      satchelSink: Double(sink[before]),
      twist: 1.5 * swing,
      hatLift: sink[before] > sink[(tile + 4) % 6] ? 1 : 0)
  }

  /// An arm as far forward as `swing` says, from -1 to 1; the elbow bends as it comes forward.
  private static func arm(swing: Double) -> ArmPose {
    ArmPose(swing: 30 * swing, bend: 17 + 15 * swing)
  }

  /// One leg, `phase` tiles after its heel met the ground; from phase 7 on it swings forward.
  static func leg(phase: Int, hip: Point, ground: Double) -> LegPose {
    let flat = Point(hip.x + 3 * pace - pace * Double(phase), ground - Foot.height)
    let floor = Point(hip.x, ground - Foot.height)
    return switch phase {
    case 0: Foot.onHeel(flat: flat, pitch: -18)
    case 1...4: LegPose(ankle: flat, pitch: 0, toePitch: 0)
    case 5: Foot.onBall(flat: flat, pitch: 16)
    case 6: Foot.onBall(flat: flat, pitch: 38)
    case 7: LegPose(ankle: floor + Point(-13, -5), pitch: 58, toePitch: 40)
    case 8: LegPose(ankle: floor + Point(-8.5, -7), pitch: 52, toePitch: 46)
    case 9: LegPose(ankle: floor + Point(-0.5, -6.5), pitch: 24, toePitch: 20)
    case 10: LegPose(ankle: floor + Point(8, -5), pitch: -4, toePitch: -6)
    default: LegPose(ankle: floor + Point(13.5, -2.5), pitch: -18, toePitch: -20)
    }
  }
}
