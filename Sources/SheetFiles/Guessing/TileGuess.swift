public import Sheets
import Glibc
public import Pixels

/// A guess at a picture's tiles, from its pixels alone.
///
/// Three things speak for a cut: it runs through empty places more often than others do, the frames of an
/// animation are alike from tile to tile, and people draw squares of 16, 24, 32 or 64 pixels.
public struct TileGuess: Hashable, Sendable {
  /// How reliable a guess is.
  public enum Confidence: String, CaseIterable, Sendable {
    /// There is much evidence for it, and none for another one.
    case sure
    /// It is better than the others.
    case likely
    /// Others are about as good, or there is little evidence for any.
    case unsure

    /// Whether a picture is cut by the guess unless the user says how.
    public var isEnough: Bool { self != .unsure }
  }

  /// The tiles; if the picture seems to be a single one, as large as it is.
  public let grid: TileGrid
  /// The number of tiles in a row.
  public let columns: Int
  /// The number of rows of tiles.
  public let rows: Int
  public let confidence: Confidence
  /// The next best guesses, the best first: at most three, and only those that are not negligible.
  public let others: [TileGrid]

  /// Guesses how a picture is cut into tiles.
  ///
  /// - Returns: Nil if the picture has only one colour, and so no evidence.
  public init?(of bitmap: Bitmap) {
    let picture = GuessedPicture(bitmap)
    guard picture.hasContent else { return nil }
    let candidates = TileCandidate.all(of: picture)
    guard let best = candidates.first else { return nil }
    grid = best.grid
    columns = best.columns
    rows = best.rows
    let odds = candidates.map { exp($0.score - best.score) }
    let total = odds.reduce(0, +)
    let share = 1 / total
    confidence =
      if share >= Self.sureShare, best.score >= Self.sureScore {
        .sure
      } else if share >= Self.likelyShare, best.score >= best.leastLikelyScore,
        !(2..<Self.fewestLikelyTiles ~= best.columns * best.rows)
      {
        .likely
      } else {
        .unsure
      }
    others = zip(candidates, odds).dropFirst().prefix(Self.mostOthers)
      .filter { $0.1 / total >= Self.tellingShare }.map(\.0.grid)
  }

  private static let mostOthers = 3

  // The share of all odds, and the score, from which on a guess is sure or likely, and the share from which on
  // another one is worth mentioning. They were fitted to a few dozen sheets whose tiles are known.
  private static let sureShare = 0.85
  private static let sureScore = 5.0
  private static let likelyShare = 0.5
  private static let tellingShare = 0.03
  /// Halves and thirds of a picture may look like tiles by chance, so they are never just likely.
  private static let fewestLikelyTiles = 4
}

extension TileCandidate {
  /// The least score of a likely guess; lower for a single tile, which has no seams as evidence.
  fileprivate var leastLikelyScore: Double { columns * rows == 1 ? -1 : 3 }
}
