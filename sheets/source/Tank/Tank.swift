import Pixels

/// The sheet of what stands on the ground of the tank: a plant, an anemone and a chest.
enum Tank {
  static let width = 28
  static let height = 32

  static var sheet: Bitmap {
    tiled(Weed.tiles + Anemone.tiles + Chest.tiles, columns: 11)
  }

  /// The sand that something stands in, with a stone or two.
  static func sand(on tile: inout Tile, from left: Double, to right: Double) {
    let middle = Point((left + right) / 2, 31.5)
    tile.add { part in
      part.fill(.ellipse(middle, Point((right - left) / 2, 2.6))) { point, normal in
        point.y > 31
          ? nil
          : normal.x + normal.y < -0.9
            ? TankColors.sand.light
            : normal.x > 0.5 ? TankColors.sand.shade : TankColors.sand.middle
      }
    }
  }

  static func stone(on tile: inout Tile, x: Double, size: Double) {
    tile.add { part in
      part.shade(.ellipse(Point(x, 31 - size * 0.8), Point(size, size * 0.8)), TankColors.stone)
    }
  }
}
