public import Sheets
import Pixels

/// The animations that the rows of a sheet of tiles seem to be.
public struct TileRows: Hashable, Sendable {
  /// The frames of each, in order; at least one run.
  public let runs: [Range<Int>]

  /// Looks at which tiles are empty.
  ///
  /// Where rows differ in how many tiles they fill, each row is taken for an animation. A last row that
  /// is shorter than the others is no such sign. Empty tiles between others are frames.
  ///
  /// - Parameters:
  ///   - sheet: Its frames run along the rows.
  ///   - columns: Tiles in a row; they divide the number of frames.
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
    // Nothing is missing before the last frame.
    let isOne = rows.prefix { $0 != lastRow }.allSatisfy { $0.count == columns }
    runs = isOne ? [0..<lastRow.upperBound] : filled
  }
}

extension Sheet {
  /// Whether all of a tile is of one colour, or transparent.
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
