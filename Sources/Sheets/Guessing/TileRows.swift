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
      let last = (start..<start + columns).last { !sheet.frame($0).bitmap.isBlank }
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

extension Bitmap {
  /// Whether all of it is of one colour, or transparent.
  fileprivate var isBlank: Bool {
    pixels.allSatisfy { $0 == pixels[0] || $0.alpha == 0 && pixels[0].alpha == 0 }
  }
}
