import Pixels

/// The sheet of Brian, a man who walks, and stops for tea: 24 tiles of 61 by 85 in six columns.
enum Brian {
  private static let columns = 6

  static var sheet: Bitmap {
    let poses = (0..<BrianWalk.tiles).map(BrianWalk.pose(tile:)) + BrianDrink.poses
    let tiles = poses.map(BrianBody.draw) + [BrianFront.draw()]
    let rows = (tiles.count + columns - 1) / columns
    var sheet = Bitmap(width: columns * BrianBody.width, height: rows * BrianBody.height)
    for (index, canvas) in tiles.enumerated() {
      let tile = canvas.bitmap
      let left = index % columns * tile.width
      let top = index / columns * tile.height
      for y in 0..<tile.height {
        for x in 0..<tile.width { sheet[left + x, top + y] = tile[x, y] }
      }
    }
    return sheet
  }
}
