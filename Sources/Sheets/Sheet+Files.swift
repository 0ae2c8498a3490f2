public import Pixels

extension Sheet {
  /// Reads a PNG file as a sheet whose only frame is the whole picture.
  ///
  /// - Parameters:
  ///   - path: Absolute, or relative to the current directory.
  ///   - pixelLimit: The most pixels that the picture may have.
  /// - Throws: ``Pixels/PNGFileError``.
  public init(
    png path: String, pixelLimit: Int = Bitmap.defaultPixelLimit
  ) throws(PNGFileError) {
    self.init(bitmap: try Bitmap(pngFile: path, pixelLimit: pixelLimit))
  }

  /// Reads a PNG file and cuts it into tiles of one size.
  ///
  /// - Parameters:
  ///   - path: Absolute, or relative to the current directory.
  ///   - tileWidth: Width of a tile in pixels.
  ///   - tileHeight: Height of a tile in pixels.
  /// - Throws: ``Pixels/PNGFileError``, or ``TileGridError`` if the tiles do not divide the picture.
  public init(png path: String, tileWidth: Int, tileHeight: Int) throws {
    try self.init(png: path, grid: TileGrid(tileWidth: tileWidth, tileHeight: tileHeight))
  }

  /// Reads a PNG file and cuts it into the tiles of a grid.
  ///
  /// - Parameters:
  ///   - path: Absolute, or relative to the current directory.
  ///   - grid: How the tiles lie.
  ///   - pixelLimit: The most pixels that the picture may have.
  /// - Throws: ``Pixels/PNGFileError``, or ``TileGridError`` if the grid does not fit the picture.
  public init(
    png path: String, grid: TileGrid, pixelLimit: Int = Bitmap.defaultPixelLimit
  ) throws {
    try self.init(bitmap: try Bitmap(pngFile: path, pixelLimit: pixelLimit), grid: grid)
  }

  /// Reads numbered PNG files, each of which is a frame.
  ///
  /// - Parameters:
  ///   - pattern: Such as `walk_%02d.png` or `walk_*.png`, as ``ImageSequence`` reads it; a relative
  ///     one starts from the current directory.
  ///   - pixelLimit: The most pixels that one picture may have.
  /// - Throws: ``ImageSequenceError``, or ``Pixels/PNGFileError``.
  public init(images pattern: String, pixelLimit: Int = Bitmap.defaultPixelLimit) throws {
    let paths = try ImageSequence(pattern, in: "").paths
    self.init(bitmaps: try paths.map { try Bitmap(pngFile: $0, pixelLimit: pixelLimit) })
  }
}
