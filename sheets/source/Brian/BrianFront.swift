/// Brian turned to the viewer.
enum BrianFront {
  private static let middle = 30.5
  private static let shoulders = 35.0
  private static let thigh = 14.0
  private static let shin = 12.5

  /// Draws a tile, from what is furthest to what is nearest.
  static func draw(_ pose: BrianFrontPose) -> Canvas {
    let chest = Point(Double(pose.shift), Double(pose.sink))
    let bag = pose.satchel + Point(Double(pose.shift), 0)
    var tile = Canvas(width: BrianBody.width, height: BrianBody.height)
    tile.lay(leg(pose.rightLeg, side: 1, pose))
    tile.lay(leg(pose.leftLeg, side: -1, pose))
    let rightArm = arm(pose.rightArm, side: 1, pose)
    if !pose.rightArm.isRaised { tile.lay(rightArm) }
    tile.lay(torso(pose))
    if pose.rightArm.isRaised { tile.lay(rightArm) }
    tile.lay(Satchel.strap(from: bag, to: Point(40 + Double(pose.turn) / 2, 31) + chest))
    let face = head(pose.face)
    let head = pose.looksLeft ? face.mirrored : face
    tile.lay(part(head, x: 18 + pose.shift, y: 29 - head.rows.count + pose.headSink))
    tile.lay(hat(pose))
    tile.lay(Satchel.draw(hungAt: bag, swing: pose.satchelSwing, isOpen: false))
    tile.lay(arm(pose.leftArm, side: -1, pose))
    return tile.withoutPinholes()
  }

  private static func part(_ pattern: Pattern, x: Int, y: Int) -> Canvas {
    var canvas = Canvas(width: BrianBody.width, height: BrianBody.height)
    canvas.stamp(pattern, x: x, y: y)
    return canvas.outlined()
  }

  private static func drawn(_ limb: Limb) -> Canvas {
    var canvas = Canvas(width: BrianBody.width, height: BrianBody.height)
    canvas.fill(limb.ink)
    return canvas.withoutSpecks().outlined()
  }

  private static func head(_ face: BrianFrontPose.Face) -> Pattern {
    switch face {
    case .front: BrianFaces.front
    case .aside: BrianFaces.aside
    case .profile: BrianPatterns.head(.open)
    case .startled: BrianFaces.startled
    }
  }

  private static func hat(_ pose: BrianFrontPose) -> Canvas {
    let margin = abs(pose.hatLean)
    return part(
      BrianPatterns.hat.leaned(back: pose.hatLean),
      x: 17 + pose.shift - margin, y: 2 + pose.hatSink - margin)
  }

  /// The leg to the left of the middle, -1, or to the right, 1; a bent knee points outwards as far as
  /// `kneeOut` says, else to the viewer.
  private static func leg(
    _ leg: BrianFrontPose.Leg, side: Double, _ pose: BrianFrontPose
  ) -> Canvas {
    let hip = Point(middle + 6.2 * side + Double(pose.shift), 51 + Double(pose.sink))
    let ankle = Point(hip.x + (1 + leg.out) * side, 77.5 - leg.lift)
    let straight = hip + (ankle - hip) * (thigh / (thigh + shin))
    let bent = middleJoint(
      from: hip, to: ankle, upper: thigh, lower: shin, bend: side > 0 ? .forward : .backward)
    let knee = straight + (bent - straight) * leg.kneeOut
    var canvas = part(
      BrianPatterns.shoeFromFront, x: Int(ankle.x - 5.5), y: Int(ankle.y - 1.5))
    canvas.lay(
      drawn(
        Limb(
          joints: [hip, knee, ankle], radii: [5.6, 4.8, 4.4], hasFlatEnd: true,
          material: .trousers)))
    return canvas
  }

  private static func arm(
    _ arm: BrianFrontPose.Arm, side: Double, _ pose: BrianFrontPose
  ) -> Canvas {
    let shoulder =
      Point(middle + 12.5 * side, shoulders) + Point(Double(pose.shift), Double(pose.sink))
    let elbow = shoulder + Point(arm.elbow.x * side, arm.elbow.y)
    let hand = elbow + Point(arm.hand.x * side, arm.hand.y)
    let wrist = elbow + (hand - elbow) * (9.5 / 13)
    var canvas = drawn(Limb(joints: [wrist, hand], radii: [2.8, 3.6], material: .skin))
    if arm.isRaised {
      canvas = part(BrianPatterns.spreadHand(side), x: Int(hand.x) - 4, y: Int(hand.y) - 5)
    }
    canvas.lay(
      drawn(Limb(joints: [shoulder, elbow, wrist], radii: [4, 3.6, 3.2], material: .shirt)))
    return canvas
  }

  private static func torso(_ pose: BrianFrontPose) -> Canvas {
    let middle = middle + Double(pose.shift)
    var canvas = Canvas(width: BrianBody.width, height: BrianBody.height)
    canvas.fill { point in
      let y = point.y - 27 - Double(pose.sink)
      guard let half = halfWidth(y) else { return nil }
      let across = (point.x - middle) / half
      guard abs(across) < 1 else { return nil }
      if abs(point.x - middle - Double(pose.turn)) < 6.5 - 0.6 * y {
        return across < -0.25 ? .shirt : .shirtLight
      }
      if y > 24 { return .waistcoatShade }
      return across < -0.62 ? .waistcoatLight : across < 0.55 ? .waistcoat : .waistcoatShade
    }
    canvas = canvas.withoutSpecks().outlined()
    let (x, y) = (pose.shift + pose.turn, pose.sink)
    canvas.stamp(BrianPatterns.bow, x: 25 + x, y: 29 + y)
    for top in [39, 44, 49] { canvas.stamp(BrianPatterns.button, x: 30 + x, y: top + y) }
    return canvas
  }

  /// Half the width of the torso so far below its upper edge; nil above and below it.
  private static func halfWidth(_ y: Double) -> Double? {
    switch y {
    case 0..<5: 6 + 1.5 * y - 0.06 * y * y
    case 5..<14: 12 + 0.17 * (y - 5)
    case 14..<20: 13.5
    case 20..<26: 13.5 - 0.13 * (y - 20) * (y - 20)
    default: nil
    }
  }
}
