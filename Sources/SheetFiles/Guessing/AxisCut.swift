import Glibc

/// One way to cut one side of a picture into tiles, and how likely it is.
struct AxisCut {
  /// Pixels of a tile along this side.
  let tile: Int
  /// Tiles along this side.
  let count: Int
  /// The logarithm of how much more likely the picture is with this cut than without; 0 for one tile.
  let score: Double

  /// Pixels between tiles, and before the first tile.
  struct Spacing: Hashable {
    let gap: Int
    let offset: Int

    private static let widestGap = 4

    static let none = Spacing(gap: 0, offset: 0)
    /// The spacings of common drawing programs: none, or a few pixels between tiles, with or without as many
    /// around them.
    static let all =
      [Spacing.none]
      + (1...widestGap).flatMap { [Spacing(gap: $0, offset: 0), Spacing(gap: $0, offset: $0)] }
  }

  /// The smallest tile that is considered, in pixels: nothing smaller is drawn as a figure.
  static let smallestTile = 4

  /// The ways to cut a side with a spacing.
  static func all(_ profile: SeamProfile, length: Int, spacing: Spacing) -> [AxisCut] {
    let gap = spacing.gap
    // There is an offset at both ends, or a gap after the last tile, or neither.
    let ends = spacing.offset > 0 ? [2 * spacing.offset] : gap > 0 ? [0, gap] : [0]
    return ends.flatMap { end in
      let room = length - end + gap
      return (1...max(1, room / smallestTile)).compactMap { count -> AxisCut? in
        guard room.isMultiple(of: count), room / count - gap >= min(smallestTile, length) else {
          return nil
        }
        let tile = room / count - gap
        let starts = (1..<max(1, count)).map { spacing.offset + $0 * (tile + gap) }
        guard let score = score(profile, tile: tile, starts: starts, spacing: spacing) else {
          return nil
        }
        return AxisCut(tile: tile, count: count, score: score)
      }
    }
  }

  /// The score of a cut.
  ///
  /// - Parameters:
  ///   - profile: Of the side.
  ///   - tile: Pixels of a tile along the side.
  ///   - starts: The first lines of all tiles but the first.
  ///   - spacing: Of the tiles.
  /// - Returns: Nil if there is something in the gaps.
  private static func score(
    _ profile: SeamProfile, tile: Int, starts: [Int], spacing: Spacing
  ) -> Double? {
    guard !starts.isEmpty else { return 0 }
    let count = Double(starts.count + 1)
    let period = tile + spacing.gap
    let odds: Double
    if spacing.gap == 0 {
      odds = starts.reduce(0) { $0 + logOdds(profile, before: $1) } / (count - 1)
    } else {
      guard let gaps = logOdds(profile, starts: starts, gap: spacing.gap) else { return nil }
      odds = gaps
    }
    // Two seams are easily alike by chance.
    let depth =
      starts.count < Weight.fewestPeriods
      ? 0 : profile.depth(ofPeriod: period, start: starts[0])
    // The repetition takes long to find, and could not save a hopeless cut.
    let repetition = odds < Weight.hopelessOdds ? 0 : profile.repetition(atDistance: period)
    return odds * (1 + log2(count)) + Weight.depth * min(depth, Weight.mostDepth)
      + Weight.repetition * repetition
  }

  /// The weights of the score.
  ///
  /// They were fitted to a few dozen sheets whose tiles are known.
  private enum Weight {
    /// Of each standard error of depth.
    static let depth = 0.6
    /// The most standard errors that count: more of them are no surer.
    static let mostDepth = 4.0
    /// Of a perfect repetition.
    static let repetition = 3.0
    /// The fewest seams whose depth counts.
    static let fewestPeriods = 3
    /// Mean odds of the seams below which no repetition can help.
    static let hopelessOdds = -0.8
    /// The exponent of the distribution function of ranks at true seams: the less, the nearer to 0 they are.
    static let power = 0.2
    /// The least rank that counts, so that a single seam cannot decide by itself.
    static let leastRank = 0.02
  }

  /// The logarithm of the density of a seam's rank among true seams over that among all seams, where ranks are
  /// distributed uniformly.
  ///
  /// The ranks of true seams are taken to be distributed as a power of the rank; seams without any crossing
  /// share the probability of the ranks up to theirs.
  private static func logOdds(_ profile: SeamProfile, before line: Int) -> Double {
    let amount = profile.crossing[line - 1]
    let rank = max(profile.rank(of: amount), Weight.leastRank)
    return (Weight.power - 1) * log(rank) + (amount == 0 ? 0 : log(Weight.power))
  }

  /// The same for gaps, which are plain lines with something drawn on both sides of most of them; nil if they
  /// are not.
  private static func logOdds(_ profile: SeamProfile, starts: [Int], gap: Int) -> Double? {
    var touched = 0
    for start in starts {
      guard profile.isPlain[(start - gap)..<start].allSatisfy({ $0 }) else { return nil }
      if !profile.isPlain[start - gap - 1], !profile.isPlain[start] { touched += 1 }
    }
    guard touched * 2 > starts.count else { return nil }
    let plain = Double(profile.isPlain.count { $0 }) / Double(profile.isPlain.count)
    return (Weight.power - 1) * log(max(plain, Weight.leastRank))
  }
}
