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
  /// Draws it on a head, or as near to the place as it finds room on it towards the middle.
  static func stamp(
    on tile: inout Tile, at place: Point, towards middle: Double, isWide: Bool = false
  ) {
    let size = isWide ? 4 : 3
    var x = Int(place.x.rounded()) - 1
    let y = Int(place.y.rounded()) - 1
    let step = place.x < middle ? 1 : -1
    for _ in 0..<3 where !hasRoom(tile, x, y, size) { x += step }
    guard hasRoom(tile, x, y, size) else { return }
    tile.stamp(
      isWide ? "wwww\nwKKw\nwKKw\nwwww" : "wwK\nwKK\nwww", x: x, y: y,
      ["K": FishColors.eye, "w": FishColors.eyeWhite])
  }

  /// Whether there is skin all around a square.
  private static func hasRoom(_ tile: Tile, _ x: Int, _ y: Int, _ size: Int) -> Bool {
    (-1...size).allSatisfy { step in
      tile[x - 1, y + step] != nil && tile[x + size, y + step] != nil
    }
  }
}

/// The fin on the side of a fish, which is one of three pictures: up, level, down.
enum SideFin {
  private static let pictures = [
    "kkk..\nLLMMk\n.LLk.\n..kk.", "..kk.\nkLMMk\nLLLk.\n.kk..", "..kk.\n.LMMk\nkLMk.\nLLk..",
  ]

  /// Draws it around a place; `beat` says which part of a beat is done, from 0 to 1 and on from there.
  static func stamp(
    on tile: inout Tile, at place: Point, beat: Double, _ ramp: Ramp, isMirrored: Bool
  ) {
    tile.stamp(
      pictures[[0, 1, 2, 1][Int(beat * 4) % 4]], x: Int(place.x.rounded()) - 2,
      y: Int(place.y.rounded()) - 2, ["k": ramp.line, "L": ramp.light, "M": ramp.middle],
      mirror: isMirrored ? 5 : nil)
  }
}
