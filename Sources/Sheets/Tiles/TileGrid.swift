public import Pixels

/// A sheet's tiles: equal rectangles in rows and columns.
public struct TileGrid: Hashable, Sendable {
  /// The order of tile numbers.
  public enum Order: String, CaseIterable, Sendable {
    /// Along the first row, then along the second, and so on.
    case row
    /// Down the first column, then down the second, and so on.
    case column
  }

  /// The most tiles that a sheet may have.
  public static let mostTiles = 1_000_000

  /// Width of a tile in pixels.
  public var tileWidth: Int
  /// Height of a tile in pixels.
  public var tileHeight: Int
  /// Pixels left of the first column.
  public var offsetX: Int
  /// Pixels above the first row.
  public var offsetY: Int
  /// Pixels between two columns.
  public var gapX: Int
  /// Pixels between two rows.
  public var gapY: Int
  /// The order of tile numbers.
  public var order: Order

  /// Makes a grid of tiles of one size, by default without gaps.
  public init(
    tileWidth: Int, tileHeight: Int, offsetX: Int = 0, offsetY: Int = 0,
    gapX: Int = 0, gapY: Int = 0, order: Order = .row
  ) {
    self.tileWidth = tileWidth
    self.tileHeight = tileHeight
    self.offsetX = offsetX
    self.offsetY = offsetY
    self.gapX = gapX
    self.gapY = gapY
    self.order = order
  }

  /// The tiles of a bitmap in the order of their numbers.
  ///
  /// The rest at the right and at the bottom may be as wide as the offset or the gap, since some drawing
  /// programs put a margin on both sides or a gap after each tile.
  ///
  /// - Parameters:
  ///   - width: The bitmap's width in pixels.
  ///   - height: The bitmap's height in pixels.
  /// - Returns: At least one rectangle.
  /// - Throws: ``TileGridError`` if the tiles do not divide the bitmap.
  public func regions(width: Int, height: Int) throws(TileGridError) -> [PixelRect] {
    let across = Axis(length: width, tile: tileWidth, offset: offsetX, gap: gapX)
    let down = Axis(length: height, tile: tileHeight, offset: offsetY, gap: gapY)
    guard across.tile > 0, down.tile > 0, across.count > 0, down.count > 0 else {
      throw .tileTooLarge(grid: self, width: width, height: height)
    }
    guard across.count * down.count <= Self.mostTiles else {
      throw .tooManyTiles(grid: self, width: width, height: height)
    }
    guard across.divides, down.divides else {
      throw .doesNotDivide(
        grid: self, width: width, height: height,
        leftoverX: across.divides ? 0 : across.leftover,
        leftoverY: down.divides ? 0 : down.leftover)
    }
    return (0..<across.count * down.count).map { number in
      let column = order == .row ? number % across.count : number / down.count
      let row = order == .row ? number / across.count : number % down.count
      return PixelRect(
        x: across.start(of: column), y: down.start(of: row), width: tileWidth, height: tileHeight)
    }
  }

  /// The grid along one side of the bitmap; all lengths in pixels.
  private struct Axis {
    let length: Int
    let tile: Int
    let offset: Int
    let gap: Int

    var count: Int { max(0, (length - offset + gap) / (tile + gap)) }
    var leftover: Int { length - offset - count * tile - (count - 1) * gap }
    var divides: Bool { leftover == 0 || leftover == offset || leftover == gap }

    func start(of index: Int) -> Int { offset + index * (tile + gap) }
  }
}
