/// A seal, who looks to the right.
enum Seal {
  static func draw(_ pose: SealPose) -> Tile {
    var tile = Floe.draw(from: 1, to: 36)
    tail(&tile, pose)
    flipper(&tile, pose, far: true)
    body(&tile, pose)
    face(&tile, pose)
    flipper(&tile, pose, far: false)
    if let spin = pose.ball { tile.lay(Ball.draw(at: pose.ballPlace, spin: spin)) }
    return tile
  }

  private static func tail(_ tile: inout Tile, _ pose: SealPose) {
    let root = Point(7.5, 39.5)
    for (turn, far) in [(pose.tail + 26, true), (pose.tail - 6, false)] {
      let middle = root + Point(-3, 0).turned(by: turn)
      let tip = root + Point(-5.2, 0).turned(by: turn)
      tile.add { part in
        part.shade(
          .chain([(root, 1.6), (middle, 1.7), (tip, 1.3)]),
          far ? FloeColors.fur.far : FloeColors.fur)
      }
    }
  }

  private static func body(_ tile: inout Tile, _ pose: SealPose) {
    let neck = Floe.between(pose.chest, pose.head, 0.55) + Point(0.8, 0)
    let spine: [(at: Point, radius: Double)] = [
      (Point(8, 40), 2), (Point(12, 38.2), 3.8), (Point(16.5, 36.2), 5.8),
      (pose.chest, 6.8), (neck, 5.2), (pose.head, 5.2),
    ]
    tile.add { part in
      part.fill(.chain(spine)) { point, normal in
        let brightness = Light.brightness(normal: normal)
        let isBreast = 0.75 * normal.x + 0.6 * normal.y > 0.3 && point.y > pose.head.y + 5.5
        return isBreast
          ? FloeColors.paleFur.tone(brightness: brightness + 0.35)
          : FloeColors.fur.tone(brightness: brightness)
      }
      part.shade(
        .ellipse(pose.onHead(4.2, 1.2), Point(3.4, 2.9), turn: -pose.look), FloeColors.paleFur,
        glow: 0.2)
    }
  }

  private static func face(_ tile: inout Tile, _ pose: SealPose) {
    let nose = pose.onHead(7, -0.6).rounded
    tile.stamp("KKK\nKKK", x: Int(nose.x) - 1, y: Int(nose.y) - 1, ["K": FloeColors.eye])
    for spot in [pose.onHead(3.2, 1.4), pose.onHead(4.4, 2.4)] {
      let (x, y) = (Int(spot.x), Int(spot.y))
      if tile[x, y] == FloeColors.paleFur.middle || tile[x, y] == FloeColors.paleFur.light {
        tile[x, y] = FloeColors.fur.middle
      }
    }
    Eye.stamp(pose.eye, on: &tile, at: pose.onHead(1.4, -1.4))
  }

  private static func flipper(_ tile: inout Tile, _ pose: SealPose, far: Bool) {
    let root = pose.chest + (far ? Point(4, 2) : Point(0.5, 2.5))
    let ramp = far ? FloeColors.fur.far : FloeColors.fur
    let joints: [Point]
    if let swing = far ? pose.farFlipper : pose.flipper {
      let elbow = root + .hanging(length: 4.4, degrees: swing * 0.8)
      joints = [root, elbow, elbow + .hanging(length: 5, degrees: swing * 1.1)]
    } else {
      let tip = far ? Point(28, Floe.ground - 1.2) : Point(18.5, Floe.ground - 0.6)
      let elbow = middleJoint(from: root, to: tip, upper: 4, lower: 4, bend: .backward)
      joints = [root, elbow, tip]
    }
    tile.add { part in
      part.shade(.chain([(joints[0], 2.3), (joints[1], 2.2), (joints[2], 1.7)]), ramp)
    }
  }
}

/// How the seal holds itself in one tile.
struct SealPose: Mixable {
  /// Where the snout points, in degrees above straight ahead.
  var look = 8.0
  var chest = Point(21, 33)
  var head = Point(26, 24)
  /// How far the tail is lifted, in degrees.
  var tail = 0.0
  /// How far the fore flippers swing forward from hanging, in degrees; nil on the ice.
  var flipper: Double?
  var farFlipper: Double?
  var eye = Eye.open
  /// How far the ball on the nose has rolled, in degrees; nil if there is none.
  var ball: Double?
  /// How far the ball is from where it lies on the nose.
  var ballShift = Point(0, 0)

  /// Where the middle of the ball is.
  var ballPlace: Point {
    onHead(7.4, -0.6) + Point(0, -Ball.radius - 0.6) + ballShift
  }

  /// A place on the head, given by pixels ahead of its middle and below.
  func onHead(_ ahead: Double, _ below: Double) -> Point {
    head + Point(ahead, below).turned(by: -look)
  }

  func mixed(with other: SealPose, _ share: Double) -> SealPose {
    var pose = share < 1 ? self : other
    pose.look = mix(look, other.look, share)
    pose.chest = Floe.between(chest, other.chest, share)
    pose.head = Floe.between(head, other.head, share)
    pose.tail = mix(tail, other.tail, share)
    pose.flipper = mix(flipper, other.flipper, share)
    pose.farFlipper = mix(farFlipper, other.farFlipper, share)
    pose.ballShift = Floe.between(ballShift, other.ballShift, share)
    pose.ball = mix(ball, other.ball, share)
    return pose
  }
}
