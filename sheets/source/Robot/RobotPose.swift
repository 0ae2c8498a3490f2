/// How the robot is in one tile.
///
/// Places are on the tile; angles are in degrees.
struct RobotPose: Mixable {
  /// How far the feet are above the ground, in pixels.
  var lift = 0.0
  /// How far the body sinks into the knees, in pixels.
  var sink = 0.0
  /// How far it is from its usual place to the right, in pixels; the feet stay.
  var shift = 0.0
  /// How far the head is below its place, and how far it is turned clockwise.
  var headSink = 0.0
  var tilt = 0.0
  /// The hand without the hammer.
  var free = Point(12, 39)
  /// The hand with the hammer, and where the hammer points: 0 to the right, 90 up.
  var hand = Point(36.5, 33.5)
  var hammer = 0.0

  var eyes = RobotEyes.open
  var lamp = RobotLamp.off
  /// Where in its motion the light, or whatever else flies about, is.
  var phase = 0
  var extra = RobotExtra.none

  /// The middle between the feet.
  var foot: Point { Point(23, Robot.ground - lift) }
  var torso: Point { Point(23 + shift * 0.5, 35 - lift + sink) }
  var head: Point { Point(23 + shift, 21.5 - lift + sink + headSink) }

  func mixed(with other: RobotPose, _ share: Double) -> RobotPose {
    var pose = share < 1 ? self : other
    pose.lift = mix(lift, other.lift, share)
    pose.sink = mix(sink, other.sink, share)
    pose.shift = mix(shift, other.shift, share)
    pose.headSink = mix(headSink, other.headSink, share)
    pose.tilt = mix(tilt, other.tilt, share)
    pose.free = free + (other.free - free) * share
    pose.hand = hand + (other.hand - hand) * share
    pose.hammer = mix(hammer, other.hammer, share)
    return pose
  }
}

/// What the screen shows.
enum RobotEyes { case open, asleep, narrow, glad, blink, crossed, sad, wide }

/// What the lamp on its head does.
enum RobotLamp { case off, amber, green, red, redDim }

/// What else is in the picture.
enum RobotExtra {
  case none, snore, confetti, flashes, smoke
  /// From a blow so many tiles ago.
  case sparks(age: Int)
}
