import Glibc

/// What the penguin does.
extension Penguin {
  /// In the order of the sheet.
  static var tiles: [Tile] {
    (waits + reaches + catches + hops + throwsBall + cheers).map(draw)
  }

  /// Where it catches the ball.
  static let hug = Point(55, 32)
  /// Where it lets the ball go.
  static let release = Point(50, 22)

  private static let resting = PenguinPose()
  private static let reaching = PenguinPose(lean: -5, near: -88, far: -104, nod: Point(-0.5, 0))
  private static let holding = PenguinPose(near: -82, far: -70, ball: (hug, 0))

  /// From one foot to the other, and a blink.
  static let waits: [PenguinPose] = (0..<8).map { tile in
    let swing = sin(Double(tile) / 8 * 2 * .pi)
    var pose = resting
    pose.lean = 2 * swing
    pose.near = 14 + 8 * sin(Double(tile - 1) / 8 * 2 * .pi)
    pose.far = -14 + 6 * swing
    pose.scarf = 0.6 * sin(Double(tile - 2) / 8 * 2 * .pi)
    if tile == 4 { pose.eye = .closed }
    return pose
  }

  /// The flippers come up while the ball is on its way.
  static let reaches: [PenguinPose] = {
    var ready = resting
    ready.wide = 1.05
    ready.lean = 2
    return Array(
      inBetween([(0, resting), (2, ready), (7, reaching), (10, reaching)]).prefix(Ball.flight))
  }()

  /// The ball arrives, and pushes.
  static let catches: [PenguinPose] = {
    var first = reaching
    first.ball = (hug, 330)
    var pushed = holding
    pushed.lean = 7
    pushed.wide = 1.05
    pushed.scarf = 3
    pushed.eye = .closed
    pushed.ball = (hug + Point(2, 0.5), 360)
    var last = holding
    last.ball = (hug, 360)
    return inBetween([(0, first), (2, pushed), (3, pushed), (6, last)])
  }()

  /// A hop for joy.
  static let hops: [PenguinPose] = {
    func pose(_ lift: Double, _ wide: Double, _ scarf: Double) -> PenguinPose {
      var pose = holding
      pose.lift = lift
      pose.wide = wide
      pose.scarf = scarf
      pose.eye = .glad
      pose.ball = (hug + Point(0, -lift * 1.1 + (wide - 1) * 18), 0)
      return pose
    }
    var start = holding
    start.eye = .open
    return [
      start, pose(0, 1.08, -1), pose(0, 1.12, -1), pose(3, 0.94, -1), pose(5, 0.95, 0),
      pose(5.5, 1, 2),
      pose(3.5, 0.98, 4), pose(0, 1.1, 3), pose(0, 1.04, 1),
    ]
  }()

  /// Back and down with it, then up and away.
  static let throwsBall: [PenguinPose] = {
    var back = holding
    back.lean = 12
    back.wide = 1.08
    back.near = -50
    back.far = -40
    back.nod = Point(0.5, 0.5)
    back.ball = (hug + Point(4, 4), 20)
    var away = resting
    away.lean = -9
    away.wide = 0.95
    away.near = -118
    away.far = -112
    away.scarf = 3
    away.calls = true
    away.ball = (release, -30)
    return inBetween([(0, holding), (4, back), (5, back)])
      + inBetween([(0, back), (3, away)], ease: gathering).dropFirst()
  }()

  /// Both flippers up.
  static let cheers: [PenguinPose] = {
    var away = resting
    away.lean = -7
    away.near = -105
    away.far = -120
    away.scarf = 2
    away.calls = true
    var up = resting
    up.lift = 3
    up.wide = 0.95
    up.near = 140
    up.far = -140
    up.eye = .glad
    up.calls = true
    var down = up
    down.lift = 0
    down.wide = 1.06
    down.near = 120
    down.far = -120
    down.scarf = 2
    return inBetween([
      (0, away), (2, down), (4, up), (6, down), (8, up), (10, down), (13, resting),
    ])
  }()
}
