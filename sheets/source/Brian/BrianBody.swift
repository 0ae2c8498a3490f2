/// Brian's measures, in pixels of a tile, when his body is at its highest.
enum BrianBody {
  static let width = 61
  static let height = 85

  /// Where the soles are; the line around them lies below.
  static let nearGround = 84.0
  static let farGround = 83.0

  static let nearHip = Point(27, 51.3)
  static let farHip = Point(29, 50.3)
  static let thigh = 14.0
  static let shin = 14.0

  static let nearShoulder = Point(25, 34)
  static let farShoulder = Point(33.5, 34.5)
  static let upperArm = 11.5
  static let forearm = 11.5

  /// Where the strap holds the satchel, and the shoulder that the strap runs over.
  static let satchel = Point(20, 50)
  static let strapShoulder = Point(36, 32)

  /// Where the mouth is, below the moustache, when head and back lean back by some pixels.
  static func mouth(lean: Int, backLean: Int) -> Point {
    Point(37.5 - 0.25 * Double(lean) - Double(backLean), 25.3 - 0.9 * Double(lean))
  }

  /// Where the hand of a hanging near arm is.
  static func hand(of arm: ArmPose, shoulder: Point) -> Point {
    shoulder + .hanging(length: upperArm, degrees: arm.swing)
      + .hanging(length: forearm + 2, degrees: arm.swing + arm.bend)
  }

  /// Draws a tile, from what is furthest to what is nearest.
  static func draw(_ pose: BrianPose) -> Canvas {
    let sink = Point(0, Double(pose.sink))
    let hips = Point(pose.hipShift, pose.hipSink)
    let chest = sink - Point(Double(pose.backLean), 0)
    let bag = satchel + Point(pose.satchelShift, pose.satchelSink)
    let nearShoulder = nearShoulder + chest - Point(pose.twist, 0)
    var tile = Canvas(width: width, height: height)
    tile.lay(farArm(pose.farArm, shoulder: farShoulder + chest + Point(3 * pose.twist, 0)))
    tile.lay(leg(pose.farLeg, hip: farHip + hips, far: true))
    tile.lay(leg(pose.nearLeg, hip: nearHip + hips, far: false))
    let torso = BrianPatterns.torso.leaned(back: pose.backLean)
    tile.lay(part(torso, x: 14 - pose.backLean, y: 27 + pose.sink - pose.backLean))
    tile.lay(Satchel.strap(from: bag, to: strapShoulder + chest))
    tile.lay(head(pose))
    let arm = nearArm(pose, shoulder: nearShoulder)
    if pose.isInSatchel {
      tile.lay(Satchel.flap(hungAt: bag))
      tile.lay(arm)
    }
    tile.lay(Satchel.draw(hungAt: bag, swing: pose.satchelSwing, isOpen: pose.isInSatchel))
    if !pose.isInSatchel { tile.lay(arm) }
    return tile.withoutPinholes()
  }

  private static func part(_ pattern: Pattern, x: Int, y: Int) -> Canvas {
    var canvas = Canvas(width: width, height: height)
    canvas.stamp(pattern, x: x, y: y)
    return canvas.withoutNubs().outlined()
  }

  private static func head(_ pose: BrianPose) -> Canvas {
    let margin = abs(pose.lean)
    let (x, y) = (-margin - pose.backLean, pose.headSink - margin)
    let head = pose.looksAside ? BrianFaces.aside : BrianPatterns.head(pose.face)
    var canvas = part(head.leaned(back: pose.lean), x: 17 + x, y: 12 + y)
    let hat = BrianPatterns.hat.leaned(back: pose.lean)
    canvas.lay(part(hat, x: 15 + x - pose.lean, y: 2 + y))
    return canvas
  }

  private static func leg(_ pose: LegPose, hip: Point, far: Bool) -> Canvas {
    let knee = middleJoint(from: hip, to: pose.ankle, upper: thigh, lower: shin, bend: .forward)
    let hem = pose.ankle + (knee - pose.ankle) * (1.5 / shin)
    let limb = Limb(
      joints: [hip, knee, hem], radii: [5.4, 4.4, 4], hasFlatEnd: true,
      material: far ? Material.trousers.far : .trousers)
    var canvas = Foot.draw(pose, far: far)
    canvas.lay(drawn(limb))
    return canvas
  }

  private static func farArm(_ pose: ArmPose, shoulder: Point) -> Canvas {
    let elbow = shoulder + .hanging(length: upperArm, degrees: pose.swing)
    let wrist = elbow + .hanging(length: forearm - 1, degrees: pose.swing + pose.bend)
    let hand = elbow + .hanging(length: forearm + 2, degrees: pose.swing + pose.bend)
    var canvas = drawn(
      Limb(joints: [wrist, hand], radii: [2.8, 3.4], material: Material.skin.shaded))
    canvas.lay(
      drawn(
        Limb(
          joints: [shoulder, elbow, wrist], radii: [3.6, 3.2, 2.8], material: Material.shirt.far)))
    return canvas
  }

  /// The near arm with what it holds, and the steam above that.
  private static func nearArm(_ pose: BrianPose, shoulder: Point) -> Canvas {
    let hand = pose.mug == nil ? pose.hand : pose.hand.rounded
    let elbow = middleJoint(
      from: shoulder, to: hand, upper: upperArm, lower: forearm + 2, bend: .backward)
    let line = hand - elbow
    let wrist = hand - line * (4 / line.length)
    var canvas = Canvas(width: width, height: height)
    if let mug = pose.mug {
      if let steam = mug.steam {
        canvas.lay(Steam.draw(over: Mug.rim(grip: hand, tip: mug.tip), tile: steam))
      }
      canvas.lay(Mug.draw(grip: hand, tip: mug.tip, isFull: mug.isFull))
      canvas.lay(Mug.hand(grip: hand, tip: mug.tip))
    } else {
      canvas.lay(emptyHand(from: wrist, to: hand))
    }
    canvas.lay(
      drawn(Limb(joints: [shoulder, elbow, wrist], radii: [4, 3.6, 3.2], material: .shirt)))
    return canvas
  }

  private static func emptyHand(from wrist: Point, to hand: Point) -> Canvas {
    drawn(
      Limb(
        joints: [wrist, hand], radii: [2.8, 3.6],
        material: Material(line: .skinLine, shade: .skinShade, middle: .skin, light: .skinLight)))
  }

  private static func drawn(_ limb: Limb) -> Canvas {
    var canvas = Canvas(width: width, height: height)
    canvas.fill(limb.ink)
    return canvas.withoutNubs().withoutSpecks().outlined()
  }
}
