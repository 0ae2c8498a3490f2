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
    let (step, late) = (tile % 6, (tile + 5) % 6)
    return BrianPose(
      sink: sink[step],
      hipSink: hipSink[step],
      headSink: sink[late],
      nearLeg: leg(phase: tile % tiles, hip: BrianBody.nearHip, ground: BrianBody.nearGround),
      farLeg: leg(phase: (tile + 6) % tiles, hip: BrianBody.farHip, ground: BrianBody.farGround),
      farArm: ArmPose(swing: 32 * swing, bend: 17 + 15 * swing),
      grip: BrianBody.carry + Point(-2 * swing, 0.5 * Double(sink[late])),
      twist: 1.5 * swing,
      hatLift: sink[late] > sink[(tile + 4) % 6] ? 1 : 0,
      steam: tile)
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
    case 9: LegPose(ankle: floor + Point(-0.5, -5.5), pitch: 24, toePitch: 20)
    case 10: LegPose(ankle: floor + Point(8, -3.5), pitch: -2, toePitch: -4)
    default: LegPose(ankle: floor + Point(13.5, -2.5), pitch: -18, toePitch: -20)
    }
  }
}
