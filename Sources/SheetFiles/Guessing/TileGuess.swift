public import Sheets
import Glibc
public import Pixels

/// What a picture's tiles seem to be, seen from the picture alone.
///
/// Cuts between tiles run through empty places more often than others do, frames of an animation are
/// alike from tile to tile, and people draw squares of 16, 24, 32 or 64 pixels.
public struct TileGuess: Hashable, Sendable {
  /// How much a guess is worth.
  public enum Confidence: String, CaseIterable, Sendable {
    /// Much speaks for it, nothing for another.
    case sure
    /// It is better than the others.
    case likely
    /// Others are about as good, or little speaks for any.
    case unsure

    /// Whether a picture is cut by the guess if nobody says how.
    public var isEnough: Bool { self != .unsure }
  }

  /// The tiles; those of a picture that seems to be one are as large as it is.
  public let grid: TileGrid
  /// How many tiles lie side by side.
  public let columns: Int
  /// How many rows of tiles there are.
  public let rows: Int
  public let confidence: Confidence
  /// The next best guesses, the best first; three at most, and only those worth a look.
  public let others: [TileGrid]

  /// Guesses how a picture is cut into tiles.
  ///
  /// - Returns: Nil if the picture is all of one colour, so that there is nothing to go by.
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
    others = zip(candidates, odds).dropFirst().prefix(3)
      .filter { $0.1 / total >= Self.tellingShare }.map(\.0.grid)
  }

  /// Parts of all the odds, and scores, that make a guess sure or likely, and another worth telling.
  ///
  /// They were set by some dozens of sheets whose tiles are known.
  private static let sureShare = 0.85
  private static let sureScore = 5.0
  private static let likelyShare = 0.5
  private static let tellingShare = 0.03
  /// Halves and thirds of one picture may look like tiles by chance; it takes more to be sure of those.
  private static let fewestLikelyTiles = 4
}

extension TileCandidate {
  /// One tile as large as the picture has no seams that could speak for it.
  fileprivate var leastLikelyScore: Double { columns * rows == 1 ? -1 : 3 }
}
