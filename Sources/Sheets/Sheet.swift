public import Pixels

/// A bitmap cut into frames.
///
/// The frames are regions of one bitmap and are cropped when asked for, so that a large sheet is
/// held in memory once.
public struct Sheet: Hashable, Sendable {
  /// The whole picture.
  public let bitmap: Bitmap
  /// Where each frame lies, in frame order; frame numbers count from zero.
  public let regions: [PixelRect]

  /// Makes a sheet whose only frame is the whole bitmap.
  public init(bitmap: Bitmap) {
    self.bitmap = bitmap
    regions = [PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)]
  }

  /// Cuts a bitmap into the tiles of a grid.
  ///
  /// - Throws: ``TileGridError`` if the grid does not fit the bitmap.
  public init(bitmap: Bitmap, grid: TileGrid) throws(TileGridError) {
    regions = try grid.regions(width: bitmap.width, height: bitmap.height)
    self.bitmap = bitmap
  }

  public var frameCount: Int { regions.count }

  /// Width and height in pixels of the frame of a number from zero.
  ///
  /// - Precondition: `number` is below ``frameCount``.
  public func size(ofFrame number: Int) -> (width: Int, height: Int) {
    (regions[number].width, regions[number].height)
  }

  /// The frame of a number from zero.
  ///
  /// - Precondition: `number` is below ``frameCount``.
  public func frame(_ number: Int) -> Frame {
    Frame(bitmap: bitmap.cropped(to: regions[number]))
  }
}
