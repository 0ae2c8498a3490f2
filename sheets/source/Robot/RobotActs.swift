import Glibc

/// What the robot does.
extension Robot {
  /// In the order of the sheet.
  static var poses: [RobotPose] {
    sleeps + wakes + works + cheers + glows + breaks + smokes + mends + dozes
  }

  private static let slack = RobotPose(
    sink: 2, headSink: 2, tilt: 7, free: Point(13.5, 41), hand: Point(36.5, 34), hammer: -2,
    eyes: .asleep)
  private static let upright = RobotPose()
  private static let raised = RobotPose(
    sink: -0.6, shift: -1.2, headSink: 0, tilt: -4, free: Point(11, 37), hand: Point(40, 23),
    hammer: 108, eyes: .narrow, lamp: .amber)
  private static let struck = RobotPose(
    sink: 1.4, shift: 1.6, headSink: 0.5, tilt: 4, free: Point(12, 36), hand: Point(37, 33.6),
    hammer: 0, eyes: .narrow, lamp: .amber)

  /// Each pose with its number as the phase.
  private static func phased(_ poses: [RobotPose], from first: Int = 0) -> [RobotPose] {
    poses.enumerated().map { index, pose in
      var pose = pose
      pose.phase = first + index
      return pose
    }
  }

  static let sleeps: [RobotPose] = (0..<12).map { tile in
    let breath = sin(Double(tile) / 12 * 2 * .pi)
    var pose = slack
    pose.sink += 0.5 * breath
    pose.headSink += 0.8 * sin(Double(tile - 2) / 12 * 2 * .pi)
    pose.phase = tile
    pose.extra = .snore
    return pose
  }

  static let wakes: [RobotPose] = {
    var low = slack
    low.headSink = 3
    low.tilt = 4
    low.eyes = .blink
    var high = upright
    high.sink = -1
    high.headSink = -1.5
    high.free = Point(10, 36)
    high.eyes = .wide
    high.lamp = .amber
    var ready = struck
    ready.eyes = .open
    return phased(inBetween([(0, slack), (2, low), (4, high), (5, high), (8, ready)]))
  }()

  /// One blow, in which the light goes round once.
  static let works: [RobotPose] = {
    var rebound = struck
    rebound.hand.y -= 2
    rebound.hammer = 24
    var held = raised
    held.hammer = 124
    held.hand = held.hand + Point(-0.8, -0.6)
    var poses = inBetween([(0, rebound), (3, raised), (4, held)])
    poses += inBetween([(0, held), (2, struck)], ease: gathering).dropFirst()
    poses.append(struck)
    poses[6].extra = .sparks(age: 0)
    poses[7].extra = .sparks(age: 1)
    return phased(poses)
  }()

  static let cheers: [RobotPose] = {
    var crouch = upright
    crouch.sink = 2.4
    crouch.free = Point(11, 42)
    crouch.hand = Point(37, 38)
    crouch.hammer = 20
    crouch.eyes = .glad
    crouch.lamp = .green
    crouch.extra = .confetti
    var jump = crouch
    jump.sink = 0
    jump.lift = 4
    jump.free = Point(7, 21)
    jump.hand = Point(39, 21)
    jump.hammer = 74
    var landed = jump
    landed.lift = 0
    landed.sink = 1.6
    landed.free = Point(8, 25)
    landed.hand = Point(38, 26)
    landed.hammer = 60
    var start = struck
    start.eyes = .wide
    start.lamp = .green
    var poses = inBetween([(0, start), (2, crouch)])
    for _ in 0..<2 {
      poses += inBetween([(0, poses[poses.count - 1]), (3, jump)], ease: settling).dropFirst()
      poses += inBetween([(0, jump), (2, landed)], ease: gathering).dropFirst()
    }
    poses += inBetween([(0, landed), (3, proud)]).dropFirst()
    return phased(poses)
  }()

  private static let proud = RobotPose(
    sink: 0, tilt: -3, free: Point(12.5, 37), hand: Point(36.5, 30), hammer: 76, eyes: .glad,
    lamp: .green)

  static let glows: [RobotPose] = (0..<12).map { tile in
    let sway = sin(Double(tile) / 12 * 2 * .pi)
    var pose = proud
    pose.shift = 1.2 * sway
    pose.tilt = -3 + 4 * sin(Double(tile - 2) / 12 * 2 * .pi)
    pose.sink = 0.6 * abs(sway)
    pose.hammer = 76 + 8 * sway
    pose.phase = tile
    return pose
  }

  static let breaks: [RobotPose] = {
    var start = struck
    start.eyes = .wide
    start.lamp = .red
    var jolt = upright
    jolt.sink = -1
    jolt.headSink = -1.5
    jolt.free = Point(8, 31)
    jolt.hand = Point(38, 28)
    jolt.hammer = 40
    jolt.eyes = .crossed
    jolt.lamp = .red
    jolt.extra = .flashes
    var poses = inBetween([(0, start), (2, jolt)])
    for tile in 0..<6 {
      var shake = jolt
      shake.shift = tile % 2 == 0 ? 1.6 : -1.6
      shake.tilt = tile % 2 == 0 ? 5 : -5
      shake.lamp = tile % 2 == 0 ? .redDim : .red
      poses.append(shake)
    }
    return phased(poses + inBetween([(0, jolt), (3, slumped(0)), (4, slumped(0))]).dropFirst())
  }()

  private static func slumped(_ phase: Int) -> RobotPose {
    RobotPose(
      sink: 3, shift: -0.6, headSink: 2.6, tilt: -9, free: Point(12, 44), hand: Point(36, 38),
      hammer: -58, eyes: .sad, lamp: phase % 6 < 3 ? .red : .redDim, phase: phase, extra: .smoke)
  }

  static let smokes: [RobotPose] = (0..<12).map { tile in
    var pose = slumped(tile)
    pose.headSink += 0.6 * sin(Double(tile) / 12 * 2 * .pi)
    return pose
  }

  /// Out of a slump: shakes its head, and takes up the hammer.
  static let mends: [RobotPose] = {
    var first = slumped(0)
    first.extra = .none
    first.eyes = .blink
    var left = upright
    left.shift = -1.6
    left.tilt = -7
    left.eyes = .blink
    left.lamp = .off
    var right = left
    right.shift = 1.6
    right.tilt = 7
    var ready = struck
    ready.eyes = .open
    return phased(
      inBetween([(0, first), (2, left), (3, right), (4, left), (5, right), (8, ready)]))
  }()

  /// Back to sleep after a success.
  static let dozes: [RobotPose] = {
    var first = proud
    first.eyes = .blink
    var calm = upright
    calm.eyes = .open
    var tired = calm
    tired.eyes = .blink
    tired.headSink = 1
    tired.tilt = 4
    var poses = inBetween([(0, first), (3, calm), (5, tired), (6, calm), (8, slack)])
    for tile in 1..<3 { poses[tile].lamp = .off }
    return phased(poses)
  }()
}
