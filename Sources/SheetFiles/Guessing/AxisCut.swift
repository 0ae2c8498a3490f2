import Glibc

/// One way to cut a picture along one side, and what speaks for it.
struct AxisCut {
  /// Pixels of a tile along this side.
  let tile: Int
  /// Tiles along this side.
  let count: Int
  /// The logarithm of how much likelier the picture is if it is cut so; 0 for one tile.
  let score: Double

  /// Pixels between tiles, and before the first.
  struct Spacing: Hashable {
    let gap: Int
    let offset: Int

    static let none = Spacing(gap: 0, offset: 0)
    /// As drawing programs write sheets.
    static let all =
      [Spacing.none]
      + (1...4).flatMap { [Spacing(gap: $0, offset: 0), Spacing(gap: $0, offset: $0)] }
  }

  /// Tiles smaller than this are not looked for.
  static let smallestTile = 4

  /// The ways to cut a side with a spacing.
  static func all(_ profile: SeamProfile, length: Int, spacing: Spacing) -> [AxisCut] {
    let gap = spacing.gap
    // Either the offset is at both ends, or a gap stands behind the last tile, or nothing.
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

  /// What speaks for a cut, of which `starts` are the first lines of all tiles but the first; nil if
  /// the gaps are none.
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
    // Two seams may well be alike by chance.
    let depth = starts.count < 3 ? 0 : profile.depth(ofPeriod: period, start: starts[0])
    // What takes a while is not asked for where it could hardly help.
    let repetition = odds < -0.8 ? 0 : profile.repetition(atDistance: period)
    return odds * (1 + log2(count)) + 0.6 * min(depth, 4) + 3 * repetition
  }

  /// The density of ranks at true seams over that at any place, which is even.
  ///
  /// It is taken to be a power of the rank; places without any crossing share what lies below them.
  private static func logOdds(_ profile: SeamProfile, before line: Int) -> Double {
    let amount = profile.crossing[line - 1]
    let rank = max(profile.rank(of: amount), 0.02)
    return (power - 1) * log(rank) + (amount == 0 ? 0 : log(power))
  }

  private static let power = 0.2

  /// The same for gaps: plain lines with something drawn at both sides of most of them.
  private static func logOdds(_ profile: SeamProfile, starts: [Int], gap: Int) -> Double? {
    var touched = 0
    for start in starts {
      guard profile.isPlain[(start - gap)..<start].allSatisfy({ $0 }) else { return nil }
      if !profile.isPlain[start - gap - 1], !profile.isPlain[start] { touched += 1 }
    }
    guard touched * 2 > starts.count else { return nil }
    let plain = Double(profile.isPlain.count { $0 }) / Double(profile.isPlain.count)
    return (power - 1) * log(max(plain, 0.02))
  }
}
