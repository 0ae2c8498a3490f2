import Glibc

/// Long green ribbons that the water sways, a little later towards their tips.
enum Weed {
  static var tiles: [Tile] { (0..<12).map { draw(Double($0) / 12) } }

  private struct Blade {
    /// Where it grows, in pixels from the left, and how long it is.
    let x: Double
    let length: Int
    /// How far its tip is to the right of its foot at rest.
    let lean: Double
    /// How much later than others it sways, in rounds.
    let late: Double
    let isFar: Bool
  }

  /// Those behind first.
  private static let blades = [
    Blade(x: 9, length: 21, lean: -2, late: 0.3, isFar: true),
    Blade(x: 17, length: 24, lean: 2.6, late: 0.1, isFar: true),
    Blade(x: 13, length: 27, lean: 0, late: 0, isFar: false),
    Blade(x: 7, length: 14, lean: -2, late: 0.4, isFar: false),
    Blade(x: 19, length: 17, lean: 2, late: 0.2, isFar: false),
  ]

  /// One tile of the sway; `time` goes from 0 to 1.
  private static func draw(_ time: Double) -> Tile {
    var tile = Tile(width: Tank.width, height: Tank.height)
    for blade in blades {
      var part = Tile(width: Tank.width, height: Tank.height)
      draw(blade, time, on: &part)
      tile.lay(part.outlined())
    }
    Tank.sand(on: &tile, from: 3, to: 24)
    Tank.stone(on: &tile, x: 6, size: 2.6)
    Tank.stone(on: &tile, x: 20.5, size: 1.9)
    return tile
  }

  /// Row by row, each as wide as ever and only moved aside: not at all at the foot, by 3 pixels at the
  /// tip, which is a tile later.
  private static func draw(_ blade: Blade, _ time: Double, on tile: inout Tile) {
    let ramp = blade.isFar ? TankColors.weed.far : TankColors.weed
    for row in 0..<blade.length {
      let rise = Double(row) / Double(blade.length - 1)
      let swing = sin((time - blade.late - rise / 12) * 2 * .pi)
      let x = Int((blade.x + blade.lean * rise + 3 * rise * rise * swing).rounded())
      let tones =
        rise < 0.6
        ? [ramp.light, ramp.middle, ramp.shade]
        : row < blade.length - 2 ? [ramp.light, ramp.middle] : [ramp.light]
      for (column, tone) in tones.enumerated() { tile[x + column, 30 - row] = tone }
    }
  }
}
