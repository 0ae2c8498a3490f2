/// How the seal holds itself in one tile.
struct SealPose: Mixable {
  /// Where the snout points, in degrees above straight ahead.
  var look = 8.0
  var chest = Point(21, 33)
  var head = Point(26, 24)
  /// How far the tail is lifted, in degrees.
  var tail = 0.0
  /// How the fore flippers are held; nil on the ice.
  var flipper: Swing?
  var farFlipper: Swing?
  var eye = Eye.open
  /// How far the ball on the nose has rolled, in degrees; nil if there is none.
  var ball: Double?
  /// How far the ball is from where it lies on the nose.
  var ballShift = Point(0, 0)

  /// How far the two parts of a flipper swing forward from hanging, in degrees.
  struct Swing {
    let upper: Double
    let lower: Double

    /// The swing between two, as long as the first one is there.
    static func mixed(_ start: Swing?, _ end: Swing?, _ share: Double) -> Swing? {
      guard let start, let end else { return share < 1 ? start : end }
      return Swing(
        upper: mix(start.upper, end.upper, share), lower: mix(start.lower, end.lower, share))
    }
  }

  /// Where the middle of the ball is.
  var ballPlace: Point {
    onHead(7.8, -0.6) + Point(0, -Ball.radius - 0.6) + ballShift
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
    pose.flipper = Swing.mixed(flipper, other.flipper, share)
    pose.farFlipper = Swing.mixed(farFlipper, other.farFlipper, share)
    pose.ballShift = Floe.between(ballShift, other.ballShift, share)
    pose.ball = mix(ball, other.ball, share)
    return pose
  }
}
