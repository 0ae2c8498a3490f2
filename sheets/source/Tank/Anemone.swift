import Glibc

/// A sea anemone, whose arms wave one after another.
enum Anemone {
  static var tiles: [Tile] { (0..<12).map { draw(Double($0) / 12) } }

  /// Where each arm grows, how far it leans and rises; those behind first.
  private static let arms: [(x: Double, lean: Double, rise: Double, far: Bool)] = [
    (10.5, -5, 9, true), (17.5, 5, 9, true), (13, -2, 11.5, true), (15.5, 2.5, 11, true),
    (10, -5.5, 5, false), (18, 5.5, 5, false), (11, -3.5, 8.5, false), (17, 4, 8.5, false),
    (14, 0, 8, false),
  ]

  private static func draw(_ time: Double) -> Tile {
    var tile = Tile(width: Tank.width, height: Tank.height)
    for (index, arm) in arms.enumerated() where arm.far { draw(arm, index, time, on: &tile) }
    tile.add { part in
      part.shade(.chain([(Point(14, 24), 4.6), (Point(14, 30), 5.6)]), TankColors.coral)
    }
    for (index, arm) in arms.enumerated() where !arm.far { draw(arm, index, time, on: &tile) }
    Tank.sand(on: &tile, from: 4, to: 24)
    Tank.stone(on: &tile, x: 20.5, size: 2.4)
    return tile
  }

  private static func draw(
    _ arm: (x: Double, lean: Double, rise: Double, far: Bool), _ index: Int, _ time: Double,
    on tile: inout Tile
  ) {
    let ramp = arm.far ? TankColors.coral.far : TankColors.coral
    let joints = (0...5).map { joint -> (at: Point, radius: Double) in
      let rise = Double(joint) / 5
      let swing = sin((time + arm.lean * 0.05 - 0.3 * rise) * 2 * .pi)
      let x = arm.x + arm.lean * rise * rise + 1.9 * swing * rise
      return (Point(x, 22.5 - arm.rise * rise), 1.25)
    }
    tile.add { part in
      part.shade(.chain(joints), ramp)
      part.fill(.ball(joints[5].at, 1.7)) { _, normal in normal.x > 0.3 ? ramp.middle : ramp.light }
    }
  }
}
