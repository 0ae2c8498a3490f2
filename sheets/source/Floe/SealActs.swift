import Glibc

/// What the seal does.
extension Seal {
  /// In the order of the sheet.
  static var tiles: [Tile] {
    (waits + reaches + catches + balances + tosses + claps).map(draw)
  }

  /// Where the ball comes down upon the nose.
  static var landing: Point { balancing.ballPlace }
  /// Where the ball leaves the nose.
  static var release: Point { tossed.ballPlace }

  private static let resting = SealPose()
  private static let balancing = SealPose(
    look: 64, chest: Point(20.5, 33), head: Point(24.5, 26.5), tail: 12, ball: 0)
  private static let expecting: SealPose = {
    var pose = balancing
    pose.ball = nil
    return pose
  }()
  private static let tossed = SealPose(
    look: 58, chest: Point(22, 31.5), head: Point(27, 23), tail: 26, ball: 0,
    ballShift: Point(0.5, -2))

  /// Breathing, a blink, and the tail that will not lie still.
  static let waits: [SealPose] = (0..<8).map { tile in
    let breath = sin(Double(tile) / 8 * 2 * .pi)
    var pose = resting
    pose.chest.y -= 0.5 * breath
    pose.head.y -= 0.6 * sin(Double(tile - 1) / 8 * 2 * .pi)
    pose.tail = [0, 0, 4, 14, 24, 16, 6, 0][tile]
    if tile == 6 { pose.eye = .closed }
    return pose
  }

  /// The snout goes up while the ball is on its way.
  static let reaches: [SealPose] = {
    var ducked = resting
    ducked.head = ducked.head + Point(-0.5, 1)
    return Array(
      inBetween([(0, resting), (3, ducked), (8, expecting), (10, expecting)]).prefix(Ball.flight))
  }()

  /// The ball lands, and the neck gives way under it.
  static let catches: [SealPose] = {
    var low = balancing
    low.head = low.head + Point(-1, 3)
    low.chest = low.chest + Point(-0.5, 1)
    low.look = 70
    low.ball = -14
    var high = balancing
    high.head.y -= 1
    high.ball = -24
    var last = balancing
    last.ball = -30
    return inBetween([(0, balancing), (2, low), (4, high), (5, last)])
  }()

  /// Holding it up there takes some swaying.
  static let balances: [SealPose] = (0..<12).map { tile in
    let swing = sin(Double(tile) / 12 * 2 * .pi)
    let late = sin(Double(tile - 2) / 12 * 2 * .pi)
    var pose = balancing
    pose.head = pose.head + Point(1.6 * swing, -0.4 * abs(swing))
    pose.chest.x += 0.6 * late
    pose.look -= 5 * swing
    pose.ballShift = Point(-0.9 * late, 0)
    pose.tail = 12 + 10 * late
    pose.ball = -30 + 26 * swing
    pose.eye = tile < 2 || tile > 9 ? .open : .glad
    return pose
  }

  /// Down, and up with the whole neck.
  static let tosses: [SealPose] = {
    var start = balancing
    start.ball = -30
    var low = balancing
    low.head = low.head + Point(-2.5, 4)
    low.chest = low.chest + Point(-1, 1.6)
    low.look = 60
    low.tail = 0
    low.ball = -44
    return inBetween([(0, start), (4, low), (5, low)])
      + inBetween([(0, low), (3, tossed)], ease: gathering).dropFirst()
  }()

  /// Up high, both flippers together, and down again.
  static let claps: [SealPose] = {
    var up = tossed
    up.ball = nil
    up.look = 34
    up.eye = .glad
    var open = resting
    open.chest = Point(21, 29.5)
    open.head = Point(25.5, 19.5)
    open.look = 20
    open.eye = .glad
    open.tail = 10
    open.flipper = 42
    open.farFlipper = 118
    var shut = open
    shut.flipper = 84
    shut.farFlipper = 84
    shut.head.y += 0.8
    return inBetween([
      (0, up), (2, open), (3, shut), (5, open), (6, shut), (8, open), (9, shut), (12, resting),
    ])
  }()
}
