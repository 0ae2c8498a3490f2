public import Pixels

extension Sheet {
  /// A grid into which every frame fits, and the numbers of columns and rows that make it about square.
  public var packedGrid: (grid: TileGrid, columns: Int, rows: Int) {
    let width = places.reduce(1) { max($0, $1.width) }
    let height = places.reduce(1) { max($0, $1.height) }
    let ideal = (Double(frameCount) * Double(height) / Double(width)).squareRoot()
    let columns = max(1, min(frameCount, Int(ideal.rounded())))
    return (
      TileGrid(tileWidth: width, tileHeight: height), columns, (frameCount + columns - 1) / columns
    )
  }

  /// All frames on one picture, untrimmed and upright, in order along the rows of ``packedGrid``; frames
  /// smaller than a tile are placed at the middle of its lower edge.
  ///
  /// - Parameter pixelLimit: The most pixels that the picture may have.
  /// - Returns: Nil if it would have more.
  public func repacked(pixelLimit: Int = Bitmap.defaultPixelLimit) -> Bitmap? {
    let (grid, columns, rows) = packedGrid
    let (width, height) = (columns * grid.tileWidth, rows * grid.tileHeight)
    let (size, overflow) = width.multipliedReportingOverflow(by: height)
    guard !overflow, size <= pixelLimit, max(width, height) <= Int32.max else { return nil }
    var picture = Bitmap(width: width, height: height)
    for number in 0..<frameCount {
      let frame = frame(number).bitmap
      picture.draw(
        frame, x: number % columns * grid.tileWidth + (grid.tileWidth - frame.width) / 2,
        y: number / columns * grid.tileHeight + grid.tileHeight - frame.height)
    }
    return picture
  }
}
