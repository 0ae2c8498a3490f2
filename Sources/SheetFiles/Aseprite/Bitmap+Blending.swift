import Pixels

extension Bitmap {
  /// Lays a picture of this one's size, or smaller, over this one.
  mutating func blend(_ top: Bitmap, x: Int, y: Int, mode: BlendMode, opacity: Int) {
    let width = top.width
    top.pixels.withUnsafeBufferPointer { pixels in
      blend(
        columns: 0..<width, rows: 0..<top.height, x: x, y: y, mode: mode, opacity: opacity
      ) { x, y in pixels[y * width + x] }
    }
  }

  /// Lays a part of a picture over this one.
  ///
  /// - Parameters:
  ///   - columns: Of the picture that is laid down; they lie on this one.
  ///   - rows: Of the picture that is laid down; they lie on this one.
  ///   - left: Where its column 0 lies on this one.
  ///   - upper: Where its row 0 lies on this one.
  ///   - mode: How pixels are mixed.
  ///   - opacity: From 0 to 255.
  ///   - color: The pixel of a column and a row of the picture.
  mutating func blend(
    columns: Range<Int>, rows: Range<Int>, x left: Int, y upper: Int, mode: BlendMode,
    opacity: Int, _ color: (_ x: Int, _ y: Int) -> RGBA
  ) {
    if opacity == 0 { return }
    let stride = width
    withUnsafeMutablePixels { target in
      for y in rows {
        let row = (upper + y) * stride + left
        for x in columns {
          let pixel = color(x, y)
          if pixel.alpha == 0 { continue }
          target[row + x] = mode.blend(pixel, over: target[row + x], opacity: opacity)
        }
      }
    }
  }
}
