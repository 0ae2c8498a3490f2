extension RGBA {
  /// This pixel laid over another one, mixed in linear light.
  ///
  /// The result is exact where this pixel is opaque or transparent. The formula is Porter and Duff's "over"
  /// ("Compositing Digital Images", 1984).
  public func over(_ below: RGBA) -> RGBA {
    if alpha == 255 || below.alpha == 0 { return self }
    if alpha == 0 { return below }
    let coverage = Float(alpha) / 255
    let remainder = Float(below.alpha) / 255 * (1 - coverage)
    let mixture = linear * coverage + below.linear * remainder
    let opacity = coverage + remainder
    return RGBA(linear: mixture / opacity, opacity: opacity)
  }
}

extension Bitmap {
  /// The bitmap laid over a colour.
  public func composited(over color: RGBA) -> Bitmap {
    Bitmap(width: width, height: height, pixels: pixels.map { $0.over(color) })
  }

  /// The bitmap laid over another one of the same size.
  ///
  /// - Precondition: Both have the same size.
  public func composited(over background: Bitmap) -> Bitmap {
    precondition(
      width == background.width && height == background.height,
      "the background has the picture's size")
    var result = background
    result.draw(self, x: 0, y: 0)
    return result
  }

  /// Draws a picture over this one; what lies outside is cut off.
  ///
  /// - Parameters:
  ///   - top: The picture to draw.
  ///   - left: The column of its left edge, from zero; may be negative.
  ///   - upper: The row of its upper edge, from zero; may be negative.
  public mutating func draw(_ top: Bitmap, x left: Int, y upper: Int) {
    let columns = max(left, 0)..<max(min(left + top.width, width), max(left, 0))
    let rows = max(upper, 0)..<max(min(upper + top.height, height), max(upper, 0))
    let stride = width
    withUnsafeMutablePixels { target in
      top.pixels.withUnsafeBufferPointer { source in
        for y in rows {
          let sourceRow = (y - upper) * top.width - left
          for x in columns {
            let place = y * stride + x
            target[place] = source[sourceRow + x].over(target[place])
          }
        }
      }
    }
  }
}
