import Pixels

/// Pictures of lit and unlit pixels, for terminals without colour; lit is bright on a dark ground.
///
/// Three tones and an outline. A finer ordered halftone breaks sprites of this size up into dots,
/// where their flat colours are what tells one part from another; and without the outline, dark
/// hats and shoes would vanish into the ground. Each pixel depends on its place and its neighbours
/// alone, so what does not move does not flicker.
enum Halftone {
  /// Luminance, in linear light, from which pixels are lit one by one, as on a chessboard.
  private static let mediumLuminance: Float = 0.11
  /// Luminance from which all pixels are lit.
  private static let lightLuminance: Float = 0.24

  /// The picture with opaque white for lit pixels, and transparent ones for the others.
  static func lineArt(of bitmap: Bitmap) -> Bitmap {
    // A picture that fills its rectangle has no silhouette to draw.
    let hasOutline = !bitmap.pixels.allSatisfy(\.isShown)
    var lineArt = Bitmap(width: bitmap.width, height: bitmap.height)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap[x, y].isShown {
        if isLit(bitmap[x, y], x, y) || hasOutline && isOutline(bitmap, x, y) {
          lineArt[x, y] = RGBA(rgb: 0xFFFFFF)
        }
      }
    }
    return lineArt
  }

  private static func isLit(_ pixel: RGBA, _ x: Int, _ y: Int) -> Bool {
    let luminance = pixel.luminance
    return luminance >= lightLuminance
      || luminance >= mediumLuminance && (x + y).isMultiple(of: 2)
  }

  /// Whether a neighbour to the left, right, above or below is not shown or not there.
  private static func isOutline(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Bool {
    guard x > 0, y > 0, x < bitmap.width - 1, y < bitmap.height - 1 else { return true }
    return
      !(bitmap[x - 1, y].isShown && bitmap[x + 1, y].isShown
      && bitmap[x, y - 1].isShown && bitmap[x, y + 1].isShown)
  }
}

extension RGBA {
  /// Relative luminance from 0 to 1, in linear light; opacity does not count.
  ///
  /// The weights are those of Rec. 709, which has the primaries of sRGB.
  var luminance: Float {
    let values = LinearLight.values
    return 0.2126 * values[Int(red)] + 0.7152 * values[Int(green)] + 0.0722 * values[Int(blue)]
  }
}
