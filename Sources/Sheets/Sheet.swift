public import Pixels

/// Pictures cut into frames: one bitmap with a grid, or several bitmaps that are a frame each.
///
/// The frames are regions of bitmaps and are cropped when asked for, so that a large sheet is held
/// in memory once.
public struct Sheet: Hashable, Sendable {
  /// The whole pictures; at least one.
  public let bitmaps: [Bitmap]
  /// Where each frame lies, in frame order; frame numbers count from zero.
  private let places: [Place]

  private struct Place: Hashable {
    /// A place in `bitmaps`.
    let bitmap: Int
    let region: PixelRect
  }

  /// Makes a sheet whose only frame is the whole bitmap.
  public init(bitmap: Bitmap) {
    self.init(bitmaps: [bitmap])
  }

  /// Makes a sheet whose frames are whole bitmaps, which may differ in size.
  ///
  /// - Precondition: There is at least one bitmap.
  public init(bitmaps: [Bitmap]) {
    precondition(!bitmaps.isEmpty, "a sheet has a frame")
    self.bitmaps = bitmaps
    places = bitmaps.enumerated().map { index, bitmap in
      Place(
        bitmap: index, region: PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height))
    }
  }

  /// Cuts a bitmap into the tiles of a grid.
  ///
  /// - Throws: ``TileGridError`` if the grid does not fit the bitmap.
  public init(bitmap: Bitmap, grid: TileGrid) throws(TileGridError) {
    let regions = try grid.regions(width: bitmap.width, height: bitmap.height)
    places = regions.map { Place(bitmap: 0, region: $0) }
    bitmaps = [bitmap]
  }

  /// How many frames there are; at least one.
  public var frameCount: Int { places.count }

  /// Width and height in pixels of every frame; nil if they may differ.
  public var commonSize: (width: Int, height: Int)? { bitmaps.count == 1 ? size(ofFrame: 0) : nil }

  /// Width and height in pixels of the frame of a number from zero.
  ///
  /// - Precondition: `number` is below ``frameCount``.
  public func size(ofFrame number: Int) -> (width: Int, height: Int) {
    (places[number].region.width, places[number].region.height)
  }

  /// The frame of a number from zero.
  ///
  /// - Precondition: `number` is below ``frameCount``.
  public func frame(_ number: Int) -> Frame {
    let place = places[number]
    let bitmap = bitmaps[place.bitmap]
    let isWhole = place.region.width == bitmap.width && place.region.height == bitmap.height
    return Frame(bitmap: isWhole ? bitmap : bitmap.cropped(to: place.region))
  }
}
