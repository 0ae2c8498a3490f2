/// The visible picture while the frames of an animated PNG are drawn one after another.
struct APNGCanvas {
  private var picture: Bitmap
  /// What replaces the last frame before the next one is drawn; nil for nothing.
  private var disposal: (region: PixelRect, replacement: Bitmap)?

  /// Begins with a transparent canvas.
  init(width: Int, height: Int) {
    picture = Bitmap(width: width, height: height)
  }

  /// Draws a frame.
  ///
  /// - Parameters:
  ///   - part: The frame's own pixels, of the size of its region.
  ///   - frame: How it is drawn.
  /// - Returns: The whole picture with the frame.
  mutating func show(_ part: Bitmap, of frame: APNGFrame) -> Bitmap {
    if let disposal {
      picture.lay(disposal.replacement, x: disposal.region.x, y: disposal.region.y) { $1 = $0 }
    }
    let region = frame.region
    // For the first frame, `restore` restores the transparent canvas.
    disposal =
      switch frame.disposal {
      case .keep: nil
      case .clear: (region, Bitmap(width: region.width, height: region.height))
      case .restore: (region, picture.cropped(to: region))
      }
    picture.lay(part, x: region.x, y: region.y) { pixel, below in
      switch frame.blend {
      case .replace: below = pixel
      case .over: below = pixel.overEncoded(below)
      }
    }
    return picture
  }
}

extension Bitmap {
  /// Draws a picture within this one, pixel by pixel.
  fileprivate mutating func lay(
    _ part: Bitmap, x left: Int, y top: Int, by body: (_ pixel: RGBA, _ below: inout RGBA) -> Void
  ) {
    let stride = width
    withUnsafeMutablePixels { target in
      for y in 0..<part.height {
        for x in 0..<part.width {
          body(part.pixels[y * part.width + x], &target[(top + y) * stride + left + x])
        }
      }
    }
  }
}

extension RGBA {
  /// This pixel laid over another one as in image formats and browsers: encoded values are mixed, rather than
  /// light.
  ///
  /// The formula is that of the PNG specification, 13.16, rounded to the nearest.
  func overEncoded(_ below: RGBA) -> RGBA {
    if alpha == 255 || below.alpha == 0 { return self }
    if alpha == 0 { return below }
    let own = UInt32(alpha) * 255
    let others = UInt32(below.alpha) * (255 - UInt32(alpha))
    let sum = own + others
    func mixture(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
      UInt8((UInt32(top) * own + UInt32(bottom) * others + sum / 2) / sum)
    }
    return RGBA(
      mixture(red, below.red), mixture(green, below.green), mixture(blue, below.blue),
      UInt8((sum + 127) / 255))
  }
}
