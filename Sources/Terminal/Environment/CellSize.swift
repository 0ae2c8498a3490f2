/// The size of a terminal's cell in pixels of its screen.
package struct CellSize: Hashable, Sendable {
  package let width: Int
  package let height: Int

  /// The size by what a terminal reports; nil if that makes no sense.
  ///
  /// Many report zero, or the size of another terminal. What whole cells leave over is the terminal's
  /// margin.
  package init?(columns: Int, rows: Int, pixelWidth: Int, pixelHeight: Int) {
    guard columns > 0, rows > 0 else { return nil }
    width = pixelWidth / columns
    height = pixelHeight / rows
    // No legible font has smaller cells, or cells of other shapes.
    guard width >= 2, height >= 4, width <= height, height <= 4 * width else { return nil }
  }

  /// The width over the height; about 1/2 in most terminals.
  package var aspect: Double { Double(width) / Double(height) }
}
