/// A rectangle of whole pixels; `x` and `y` count from zero at the upper left.
public struct PixelRect: Hashable, Sendable {
  public var x: Int
  public var y: Int
  /// Not negative.
  public var width: Int
  /// Not negative.
  public var height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Whether it contains no pixel.
  package var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The pixels that lie in both rectangles; empty, with the corner nearest to the other one, if there
  /// are none.
  ///
  /// The corners of either may lie anywhere within ±2⁶¹, so no sum overflows.
  package func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(x + width, other.x + other.width)
    let bottom = min(y + height, other.y + other.height)
    return PixelRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }
}

extension Bitmap {
  /// The whole bitmap as a rectangle.
  package var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
}
