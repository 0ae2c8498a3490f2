import Glibc

/// A chest on the ground, in which somebody lives.
enum Chest {
  /// Shut; seven tiles of a look outside; twelve of opening and shutting with a bang.
  static var tiles: [Tile] {
    let peeks = [(6.0, 0), (20, 0), (24, 0), (24, 1), (24, -1), (20, -1), (8, -1)]
    let opens = [-4.0, 30, 66, 94, 88, 90, 91, 90, 70, 34, 0, 6]
    return [draw(lid: 0)] + peeks.map { draw(lid: $0.0, look: $0.1) } + opens.map { draw(lid: $0) }
  }

  private static let left = 3.0
  private static let right = 25.0
  private static let rim = 22.0

  /// Draws it with its lid lifted by an angle in degrees, and with eyes inside, if there are any, that
  /// look to the left, ahead or to the right: -1, 0, 1.
  private static func draw(lid: Double, look: Int? = nil) -> Tile {
    var tile = Tile(width: Tank.width, height: Tank.height)
    let angle = lid * .pi / 180
    let edge = rim - 9 * sin(max(0, angle)) + (lid < 0 ? 1 : 0)
    if edge < rim - 0.5 {
      darkness(&tile, from: edge)
      if let look { eyes(&tile, look, from: edge) } else { treasure(&tile, from: edge) }
    }
    box(&tile)
    lidTop(&tile, edge: edge, height: max(1.2, 6.5 * cos(angle)))
    Tank.sand(on: &tile, from: 0, to: 27.5)
    return tile
  }

  private static func darkness(_ tile: inout Tile, from edge: Double) {
    tile.add { part in
      part.fill(
        [
          Point(left + 1, edge), Point(right - 1, edge), Point(right - 1, rim),
          Point(left + 1, rim),
        ], TankColors.dark)
    }
  }

  private static func treasure(_ tile: inout Tile, from edge: Double) {
    let gold = TankColors.gold
    let height = min(5.5, rim - edge - 1)
    guard height > 2 else { return }
    tile.add { part in
      part.fill(.ellipse(Point(14, rim + 1), Point(9, height))) { point, normal in
        guard point.y < rim else { return nil }
        switch (Int(point.x) * 3 + Int(point.y) * 5) % 7 {
        case 0: return gold.light
        case 3: return gold.shade
        default: return normal.x > 0.4 ? gold.shade : gold.middle
        }
      }
    }
  }

  private static func eyes(_ tile: inout Tile, _ look: Int, from edge: Double) {
    guard rim - edge > 2.5 else { return }
    for x in [10, 16] {
      let top = Int(rim) - 3
      tile.stamp("www\nwww", x: x, y: top, ["w": TankColors.eyeWhite])
      tile.stamp("K\nK", x: x + 1 + look, y: top, ["K": TankColors.dark])
    }
  }

  private static func box(_ tile: inout Tile) {
    tile.add { part in
      part.fill(
        [Point(left, rim), Point(right, rim), Point(right - 1, 31), Point(left + 1, 31)],
        TankColors.wood.middle)
      part.fill(
        [Point(left, rim), Point(right, rim), Point(right, rim + 1), Point(left, rim + 1)],
        TankColors.wood.light)
      part.fill(
        [Point(left + 1, 26), Point(right - 1, 26), Point(right - 1, 27), Point(left + 1, 27)],
        TankColors.wood.shade)
      part.fill(
        [Point(20.5, rim + 1), Point(right, rim + 1), Point(right - 1, 31), Point(20.5, 31)],
        TankColors.wood.shade)
    }
    bands(&tile, from: Int(rim), to: 31)
  }

  private static func lidTop(_ tile: inout Tile, edge: Double, height: Double) {
    let top = edge - height
    tile.add { part in
      part.fill(
        [
          Point(left, edge), Point(left + 0.4, top + height * 0.35), Point(left + 3, top),
          Point(right - 3, top), Point(right - 0.4, top + height * 0.35), Point(right, edge),
        ], TankColors.wood.middle)
      if height > 3 {
        part.fill(
          [Point(left + 2, top), Point(17, top), Point(15, top + 1.6), Point(left + 1, top + 1.6)],
          TankColors.wood.light)
        part.fill(
          [
            Point(left + 1, edge - 1.4), Point(right - 1, edge - 1.4), Point(right, edge),
            Point(left, edge),
          ], TankColors.wood.shade)
      }
    }
    bands(&tile, from: Int(top.rounded()), to: Int(edge.rounded()))
    if edge > rim - 3 {
      tile.add { part in
        part.fill(
          [
            Point(12, edge - 1.5), Point(16, edge - 1.5), Point(16, edge + 2.5),
            Point(12, edge + 2.5),
          ],
          TankColors.gold.middle)
      }
      tile.stamp(
        "ll\n.K", x: 12, y: Int(edge - 1.4), ["l": TankColors.gold.light, "K": TankColors.dark])
    }
  }

  private static func bands(_ tile: inout Tile, from top: Int, to bottom: Int) {
    for x in [6, 20] {
      for y in top..<max(top, bottom) {
        guard tile[x, y] != nil else { continue }
        tile[x, y] = y == top ? TankColors.gold.light : TankColors.gold.middle
        tile[x + 1, y] = TankColors.gold.shade
      }
    }
  }
}
