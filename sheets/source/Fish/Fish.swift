import Pixels

/// The sheet of what moves in the tank: a goldfish, a pufferfish, three small fish together, bubbles.
enum Fish {
  static let width = 28
  static let height = 24

  static var sheet: Bitmap {
    tiled(Goldfish.tiles + Puffer.tiles + Neons.tiles + Bubbles.tiles, columns: 13)
  }
}

/// A fish's eye, which is mostly white.
enum Eyes {
  static func stamp(on tile: inout Tile, at place: Point) {
    let (x, y) = (Int(place.x.rounded()), Int(place.y.rounded()))
    guard tile[x - 1, y] != nil, tile[x + 1, y] != nil else { return }
    tile.stamp(
      "wwK\nwKK\nwww", x: x - 1, y: y - 1,
      ["K": FishColors.eye, "w": FishColors.eyeWhite])
  }
}
