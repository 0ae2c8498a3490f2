import Sheets
import Glibc
import Pixels

/// One way to cut a picture into tiles, and how likely it is.
struct TileCandidate {
  let grid: TileGrid
  let columns: Int
  let rows: Int
  /// A logarithm of odds.
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
    // Emptiness takes long to find, and only lowers scores.
    found = Array(found.prefix(mostCompared))
    for index in found.indices {
      found[index].score -= Weight.emptiness * found[index].emptiness(in: picture)
    }
    return found.sorted { $0.score > $1.score }
  }

  /// The number of best candidates that are searched for empty tiles.
  private static let mostCompared = 16

  /// The weights of the score, logarithms of odds.
  ///
  /// They were fitted to a few dozen sheets whose tiles are known.
  private enum Weight {
    /// Against a sheet of nothing but empty tiles.
    static let emptiness = 3.0
    /// Against gaps, which are rare.
    static let spacing = 1.0
    /// For squares, for sides with a ratio of at most 2, and, for each doubling beyond 3, against longer tiles.
    static let square = 1.5
    static let compact = 0.3
    static let elongation = 1.5
    /// Against sides below 8 pixels, which hardly fit a figure.
    static let tiny = -3.0
    /// For the lengths that people choose most, and for multiples of 8 and of 4.
    static let commonLength = 0.7
    static let multipleOf8 = 0.4
    static let multipleOf4 = 0.15
    /// Against each doubling of a length beyond 128 pixels.
    static let large = 0.5
  }

  /// Whether two cuts form a grid: there is a limit to its tiles, and a gap needs two tiles.
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
      - (spacing == .none ? 0 : Weight.spacing)
  }

  /// How common a size of tiles is, as a logarithm of odds.
  private static func habit(width: Int, height: Int) -> Double {
    let ratio = Double(max(width, height)) / Double(min(width, height))
    let shape: Double =
      ratio == 1
      ? Weight.square
      : ratio <= 2 ? Weight.compact : ratio <= 3 ? 0 : -Weight.elongation * (log2(ratio / 3) + 0.5)
    return shape + habit(length: width) + habit(length: height)
  }

  private static func habit(length: Int) -> Double {
    let multiple = length.isMultiple(of: 4) ? Weight.multipleOf4 : 0
    if length < 8 { return Weight.tiny + multiple }
    let common =
      commonLengths.contains(length)
      ? Weight.commonLength : length.isMultiple(of: 8) ? Weight.multipleOf8 : multiple
    return common - max(0, Weight.large * log2(Double(length) / 128))
  }

  private static let commonLengths: Set = [8, 16, 24, 32, 48, 64, 96, 128, 256]

  /// The share of the tiles that are empty and followed by one in their row that is not; half of the tiles of
  /// an empty row count.
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
