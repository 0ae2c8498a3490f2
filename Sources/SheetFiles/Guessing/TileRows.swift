public import Sheets
import Pixels

/// A guess at the animations in the rows of a sheet of tiles.
public struct TileRows: Hashable, Sendable {
  /// The frames of each animation, in order; at least one.
  public let runs: [Range<Int>]

  /// Guesses by empty tiles.
  ///
  /// If rows differ in how many tiles they fill, each row is taken for an animation, unless only the last row
  /// is shorter. Empty tiles before others are frames.
  ///
  /// - Parameters:
  ///   - sheet: Its frames are in the order of the rows.
  ///   - columns: Tiles in a row; the number of frames is a multiple of it.
  public init(of sheet: Sheet, columns: Int) {
    let rows = stride(from: 0, to: sheet.frameCount, by: columns).map { start in
      let last = (start..<start + columns).last { !sheet.isBlank($0) }
      return start..<(last.map { $0 + 1 } ?? start)
    }
    let filled = rows.filter { !$0.isEmpty }
    guard let lastRow = filled.last else {
      runs = [0..<sheet.frameCount]
      return
    }
    // It is one animation if no row before the last is short.
    let isOne = rows.prefix { $0 != lastRow }.allSatisfy { $0.count == columns }
    runs = isOne ? [0..<lastRow.upperBound] : filled
  }
}

extension Sheet {
  /// Whether a tile has only one colour, or is transparent.
  fileprivate func isBlank(_ number: Int) -> Bool {
    let place = places[number]
    let (bitmap, region) = (bitmaps[place.bitmap], place.region)
    let first = bitmap[region.x, region.y]
    return (region.y..<region.y + region.height).allSatisfy { y in
      let start = y * bitmap.width + region.x
      return bitmap.pixels[start..<start + region.width].areAlike(first)
    }
  }
}

extension Collection<RGBA> {
  fileprivate func areAlike(_ color: RGBA) -> Bool {
    allSatisfy { $0 == color || $0.alpha == 0 && color.alpha == 0 }
  }
}
