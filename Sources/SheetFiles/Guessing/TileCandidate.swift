import Sheets
import Glibc
import Pixels

/// One way to cut a picture into tiles, and what speaks for it.
struct TileCandidate {
  let grid: TileGrid
  let columns: Int
  let rows: Int
  /// A logarithm of odds; the larger the better.
  private(set) var score: Double

  /// The ways to cut a picture, the best first.
  static func all(of picture: GuessedPicture) -> [TileCandidate] {
    let across = SeamProfile(picture.columns)
    let down = SeamProfile(picture.rows)
    var found: [TileCandidate] = []
    for spacing in AxisCut.Spacing.all {
      let rows = AxisCut.all(down, length: picture.height, spacing: spacing)
      for column in AxisCut.all(across, length: picture.width, spacing: spacing) {
        for row in rows where isUsable(column, row, spacing) {
          found.append(TileCandidate(column, row, spacing))
        }
      }
    }
    found.sort { $0.score > $1.score }
    // Emptiness only ever lowers a score, and takes a while to find out.
    found = Array(found.prefix(mostCompared))
    for index in found.indices { found[index].score -= 3 * found[index].emptiness(in: picture) }
    return found.sorted { $0.score > $1.score }
  }

  private static let mostCompared = 16

  /// A gap shows only between tiles.
  private static func isUsable(
    _ column: AxisCut, _ row: AxisCut, _ spacing: AxisCut.Spacing
  ) -> Bool {
    column.count * row.count <= TileGrid.mostTiles
      && (spacing == .none || column.count * row.count > 1)
  }

  private init(_ column: AxisCut, _ row: AxisCut, _ spacing: AxisCut.Spacing) {
    grid = TileGrid(
      tileWidth: column.tile, tileHeight: row.tile, offsetX: spacing.offset,
      offsetY: spacing.offset, gapX: spacing.gap, gapY: spacing.gap)
    columns = column.count
    rows = row.count
    score =
      column.score + row.score + Self.habit(width: column.tile, height: row.tile)
      - (spacing == .none ? 0 : 1)
  }

  /// How people are wont to choose the size of tiles, as a logarithm of odds.
  private static func habit(width: Int, height: Int) -> Double {
    let ratio = Double(max(width, height)) / Double(min(width, height))
    let shape: Double =
      ratio == 1 ? 1.5 : ratio <= 2 ? 0.3 : ratio <= 3 ? 0 : -1.5 * (log2(ratio / 3) + 0.5)
    return shape + habit(length: width) + habit(length: height)
  }

  private static func habit(length: Int) -> Double {
    if length < 8 { return -3 + (length.isMultiple(of: 4) ? 0.15 : 0) }
    let common: Double =
      commonLengths.contains(length)
      ? 0.7 : length.isMultiple(of: 8) ? 0.4 : length.isMultiple(of: 4) ? 0.15 : 0
    return common - max(0, 0.5 * log2(Double(length) / 128))
  }

  private static let commonLengths: Set = [8, 16, 24, 32, 48, 64, 96, 128, 256]

  /// The part of the tiles that are empty and not the last ones of their row; of an empty row half.
  private func emptiness(in picture: GuessedPicture) -> Double {
    var empty = 0.0
    for row in 0..<rows {
      let isEmpty = (0..<columns).map { column in
        picture.isEmpty(
          PixelRect(
            x: grid.offsetX + column * (grid.tileWidth + grid.gapX),
            y: grid.offsetY + row * (grid.tileHeight + grid.gapY), width: grid.tileWidth,
            height: grid.tileHeight))
      }
      if let last = isEmpty.lastIndex(of: false) {
        empty += Double(isEmpty[..<last].count { $0 })
      } else {
        empty += Double(columns) / 2
      }
    }
    return empty / Double(columns * rows)
  }
}
