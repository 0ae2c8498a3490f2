/// The size of a terminal's cell in pixels of its screen.
package struct CellSize: Hashable, Sendable {
  package let width: Int
  package let height: Int

  /// The size by what a terminal says of itself; nil if that makes no sense.
  ///
  /// Many say nothing, which is zero, or pass on the size of another terminal. What is left over of
  /// whole cells is the terminal's margin.
  package init?(columns: Int, rows: Int, pixelWidth: Int, pixelHeight: Int) {
    guard columns > 0, rows > 0 else { return nil }
    width = pixelWidth / columns
    height = pixelHeight / rows
    guard width >= 2, height >= 4, width <= height, height <= 4 * width else { return nil }
  }

  /// The width over the height: 1/2 for most.
  package var aspect: Double { Double(width) / Double(height) }
}
