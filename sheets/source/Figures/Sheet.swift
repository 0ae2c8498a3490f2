import Pixels

/// Sets tiles of one size side by side, rows from the top.
func tiled<Ink>(_ tiles: [Film<Ink>], columns: Int) -> Bitmap {
  let (width, height) = (tiles[0].width, tiles[0].height)
  let rows = (tiles.count + columns - 1) / columns
  var sheet = Bitmap(width: columns * width, height: rows * height)
  for (index, tile) in tiles.enumerated() {
    let picture = tile.bitmap
    for y in 0..<height {
      for x in 0..<width {
        sheet[index % columns * width + x, index / columns * height + y] = picture[x, y]
      }
    }
  }
  return sheet
}
