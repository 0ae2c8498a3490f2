import Pixels

/// The sheet of the floes: a seal, a penguin and the ball that they throw, each alone on tiles that
/// show the whole water between them, so that all three fit wherever one of them does.
enum Floe {
  static let width = 80
  static let height = 48
  /// Where the ice begins, which feet stand on.
  static let ground = 43.0

  static var sheet: Bitmap {
    tiled(Seal.tiles + Penguin.tiles + Ball.tiles, columns: 10)
  }

  /// A slab of ice, its upper side seen a little from above.
  static func draw(from left: Double, to right: Double) -> Tile {
    var tile = Tile(width: width, height: height)
    let top = ground - 1
    tile.add { part in
      part.fill(
        [
          Point(left + 2, top), Point(right - 2, top), Point(right, top + 2),
          Point(right - 2, top + 4.6), Point(left + 4, top + 4.6), Point(left, top + 2),
        ], FloeColors.ice.middle)
      part.fill(
        [
          Point(left, top + 2), Point(right, top + 2), Point(right - 2, top + 5),
          Point(left + 4, top + 5),
        ], FloeColors.ice.shade)
      part.fill(
        [
          Point(left + 2, top), Point(left + 14, top), Point(left + 10, top + 1.4),
          Point(left, top + 1.4),
        ], FloeColors.ice.light)
    }
    return tile
  }

  static func between(_ start: Point, _ end: Point, _ share: Double) -> Point {
    start + (end - start) * share
  }
}
