/// The steam over the mug: a wisp whose waves climb a pixel a tile.
enum Steam {
  /// How far right the wisp is at each height of a wave; after as many tiles it looks the same.
  private static let sway = [0, 0, 0, 1, 1, 2, 2, 2, 2, 1, 1, 0]
  /// How high above the rim the wisp begins and ends, in pixels.
  private static let heights = 3..<12

  /// Draws the steam above a place, the middle of the mug's rim, in tile `tile` of its motion.
  static func draw(over rim: Point, tile: Int) -> Canvas {
    var canvas = Canvas(width: BrianBody.width, height: BrianBody.height)
    let (left, bottom) = (Int(rim.x.rounded()), Int(rim.y.rounded()))
    for height in heights {
      let x = left + sway[(height + sway.count - tile % sway.count) % sway.count]
      let ink = height < 8 ? Ink.shirt : .shirtShade
      canvas[x, bottom - height] = ink
      canvas[x + 1, bottom - height] = ink
    }
    return canvas
  }
}
