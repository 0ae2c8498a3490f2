/// The steam over the mug: short wisps that climb a pixel a tile and sway.
enum Steam {
  /// Tiles after which the steam looks the same again.
  static let period = 6

  private static let sway = [0, 0, 1, 1, 1, 0]

  /// Draws the steam above a place, the middle of the mug's rim, in tile `tile` of its motion.
  static func draw(over rim: Point, tile: Int) -> Canvas {
    var canvas = Canvas(width: BrianBody.width, height: BrianBody.height)
    let (left, bottom) = (Int(rim.x.rounded()), Int(rim.y.rounded()))
    for height in 2..<12 {
      let step = (height - tile % period + period) % period
      guard step < 4 else { continue }
      let x = left + sway[height % period]
      let ink = height < 8 ? Ink.shirtLight : .shirt
      canvas[x, bottom - height] = ink
      canvas[x + 1, bottom - height] = ink
    }
    return canvas
  }
}
