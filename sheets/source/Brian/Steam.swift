/// The steam over the mug: wisps whose waves climb a pixel a tile.
enum Steam {
  /// How far right a wisp is at each height of a wave; after as many tiles it looks the same.
  private static let sway = [0, 0, 0, 1, 1, 2, 2, 2, 2, 1, 1, 0]
  /// Where each wisp stands, from the middle of the rim, how high above it it begins and ends, and
  /// how far its wave is ahead, in pixels.
  private static let wisps = [
    (left: 0, heights: 3..<14, ahead: 0), (left: 5, heights: 4..<9, ahead: 8),
  ]

  /// Draws the steam above a place, the middle of the mug's rim, in tile `tile` of its motion.
  static func draw(over rim: Point, tile: Int) -> Canvas {
    var canvas = Canvas(width: BrianBody.width, height: BrianBody.height)
    let (middle, bottom) = (Int(rim.x.rounded()), Int(rim.y.rounded()))
    for wisp in wisps {
      for height in wisp.heights {
        let wave = height + wisp.ahead + sway.count - tile % sway.count
        let left = middle + wisp.left + sway[wave % sway.count]
        // Light and shade side by side, so that it shows on any ground.
        canvas[left, bottom - height] = .shirt
        canvas[left + 1, bottom - height] = .shirtShade
      }
    }
    return canvas
  }
}
