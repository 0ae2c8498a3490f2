import Pixels

extension Bitmap {
  /// Lays a picture of this one's size over this one.
  mutating func blend(_ top: Bitmap, mode: BlendMode, opacity: Int) {
    let width = top.width
    top.pixels.withUnsafeBufferPointer { pixels in
      blend(top.bounds, mode: mode, opacity: opacity) { x, y in pixels[y * width + x] }
    }
  }

  /// Lays a picture over this one; what lies outside is cut off.
  ///
  /// - Parameters:
  ///   - region: Where the picture lies on this one.
  ///   - mode: How pixels are mixed.
  ///   - opacity: From 0 to 255.
  ///   - color: The picture's pixel in a column and a row, both from zero at its upper left.
  mutating func blend(
    _ region: PixelRect, mode: BlendMode, opacity: Int, color: (_ x: Int, _ y: Int) -> RGBA
  ) {
    let visible = bounds.intersection(region)
    if opacity == 0 || visible.isEmpty { return }
    let stride = width
    withUnsafeMutablePixels { target in
      for y in visible.y..<visible.y + visible.height {
        for x in visible.x..<visible.x + visible.width {
          let pixel = color(x - region.x, y - region.y)
          if pixel.alpha == 0 { continue }
          let place = y * stride + x
          target[place] = mode.blend(pixel, over: target[place], opacity: opacity)
        }
      }
    }
  }
}
