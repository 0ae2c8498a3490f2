/// The wall that the cat sharpens its claws on: two pixels at the right edge of the tile,
/// scratched before.
enum CatWall {
  static func draw(on tile: inout Tile) {
    for y in 1..<CatBody.size {
      tile[30, y] = CatColors.cream.line
      tile[31, y] = CatColors.fur.line
    }
    for top in [6, 11, 16] {
      for y in top..<top + 3 { tile[30 + (y - top) / 2, y] = CatColors.fur.light }
    }
  }
}
