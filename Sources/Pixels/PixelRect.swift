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

  /// The pixels that lie in both rectangles, which may lie anywhere; empty if there are none.
  package func intersection(_ other: PixelRect) -> PixelRect {
    let columns = Self.overlap((x, width), (other.x, other.width))
    let rows = Self.overlap((y, height), (other.y, other.height))
    return PixelRect(
      x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }

  private typealias Side = (start: Int, length: Int)

  private static func overlap(_ one: Side, _ other: Side) -> Range<Int> {
    // Far outside, the ends would not fit into an integer.
    func end(_ side: Side) -> Int {
      let (end, overflow) = side.start.addingReportingOverflow(side.length)
      return overflow ? .max : end
    }
    let start = max(one.start, other.start)
    return start..<max(start, min(end(one), end(other)))
  }
}

extension Bitmap {
  /// The whole bitmap as a rectangle.
  package var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
}
