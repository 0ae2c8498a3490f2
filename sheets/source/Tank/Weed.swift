import Glibc

/// Long green ribbons that the water sways, a little later towards their tips.
enum Weed {
  static var tiles: [Tile] { (0..<12).map { draw(Double($0) / 12) } }

  private static let blades: [(x: Double, height: Double, late: Double, lean: Double, far: Bool)] =
    [
      (10, 22, 0.3, -3.5, true), (17, 25, 0.1, 3.5, true), (13.5, 29, 0, 0.5, false),
      (8.5, 15, 0.45, -3, false), (18.5, 17, 0.2, 3, false),
    ]

  /// One tile of the sway; `time` goes from 0 to 1.
  private static func draw(_ time: Double) -> Tile {
    var tile = Tile(width: Tank.width, height: Tank.height)
    for blade in blades {
      let ramp = blade.far ? TankColors.weed.far : TankColors.weed
      let joints = (0...8).map { joint -> (at: Point, radius: Double) in
        let rise = Double(joint) / 8
        let swing = sin((time - blade.late - 0.32 * rise) * 2 * .pi)
        let x = blade.x + blade.lean * rise + 3 * swing * rise
        let wave = 0.35 * sin(rise * 9 + blade.late * 10)
        return (Point(x, 30.5 - blade.height * rise), (1.5 + wave) * (1 - 0.55 * rise * rise))
      }
      tile.add { part in
        part.fill(.chain(joints)) { _, normal in
          normal.x < -0.25 ? ramp.light : normal.x < 0.35 ? ramp.middle : ramp.shade
        }
      }
    }
    Tank.sand(on: &tile, from: 3, to: 24)
    Tank.stone(on: &tile, x: 6, size: 2.6)
    Tank.stone(on: &tile, x: 20.5, size: 1.9)
    return tile
  }
}
