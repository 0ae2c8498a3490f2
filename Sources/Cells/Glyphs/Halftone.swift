import Pixels

/// Pictures of lit and unlit pixels, for terminals without colour; lit is bright on dark.
///
/// There are three tones and an outline. A finer halftone would break up small sprites into dots,
/// although their parts are distinguished by flat colours. Without the outline, dark hats and shoes
/// would vanish into the background. Each pixel depends only on its place and its neighbours, so what
/// does not move does not flicker.
enum Halftone {
  /// From this luminance, in linear light, every other pixel is lit, in a chequered pattern: about an
  /// sRGB code of 93.
  private static let mediumLuminance: Float = 0.11
  /// From this luminance all pixels are lit: about an sRGB code of 134.
  private static let lightLuminance: Float = 0.24

  /// The picture with lit pixels in opaque white, and the others transparent.
  static func lineArt(of bitmap: Bitmap) -> Bitmap {
    // A picture that fills its rectangle has no outline.
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

  /// Whether a neighbour to the left, right, above or below is missing or not shown.
  private static func isOutline(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Bool {
    guard x > 0, y > 0, x < bitmap.width - 1, y < bitmap.height - 1 else { return true }
    return
      !(bitmap[x - 1, y].isShown && bitmap[x + 1, y].isShown
      && bitmap[x, y - 1].isShown && bitmap[x, y + 1].isShown)
  }
}

extension RGBA {
  /// Relative luminance from 0 to 1, in linear light, whatever the opacity.
  ///
  /// The weights are those of Rec. 709, which has the primaries of sRGB.
  var luminance: Float {
    let values = LinearLight.values
    return 0.2126 * values[Int(red)] + 0.7152 * values[Int(green)] + 0.0722 * values[Int(blue)]
  }
}
