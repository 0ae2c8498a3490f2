import Pixels
import Sheets

/// How the tiles of a sheet are laid out on a terminal.
package struct TileLayout: Hashable {
  /// Columns between two tiles.
  static let gap = 2

  /// Columns for a tile.
  let tileColumns: Int
  /// The frames of each row.
  let rows: [Range<Int>]

  /// Enough columns to recognize a figure.
  private static let enough = 11
  /// Small tiles are enlarged up to this.
  private static let small = 16
  /// Tiles up to this size are not shrunk, as little would be left of them.
  private static let fine = 24

  /// - Parameters:
  ///   - sheet: The frames.
  ///   - tileWidth: Pixels of the widest.
  ///   - columns: Width of the terminal.
  init(of sheet: Sheet, tileWidth: Int, columns: Int) {
    let digits = String(sheet.frameCount - 1).count
    let natural = max(tileWidth, Self.small, digits)
    let least = natural <= Self.fine ? natural : max(Self.enough, digits)
    let most = max(1, (columns + Self.gap) / (least + Self.gap))
    let inSheet = Self.columns(of: sheet)
    let count: Int
    if inSheet > most {
      let parts = (inSheet + most - 1) / most
      count = (inSheet + parts - 1) / parts
    } else {
      // Several short rows of the sheet fit into one.
      let wide = max(1, (columns + Self.gap) / (natural + Self.gap))
      count = inSheet * max(1, min(wide, sheet.frameCount) / inSheet)
    }
    tileColumns = max(1, min(natural, (columns + Self.gap) / count - Self.gap))
    let line = max(inSheet, count)
    rows = stride(from: 0, to: sheet.frameCount, by: line).flatMap { start in
      let end = min(start + line, sheet.frameCount)
      return stride(from: start, to: end, by: count).map { $0..<min($0 + count, end) }
    }
  }

  /// How many frames lie side by side on the sheet before one lies elsewhere.
  private static func columns(of sheet: Sheet) -> Int {
    let first = sheet.places[0]
    let count = sheet.places.prefix { $0.bitmap == first.bitmap && $0.region.y == first.region.y }
      .count
    return max(1, count)
  }
}
