/// A pose between which and another there are more.
protocol Mixable {
  /// The pose a share of the way from this one, 0, to another, 1.
  func mixed(with other: Self, _ share: Double) -> Self
}

func mix(_ start: Double, _ end: Double, _ share: Double) -> Double {
  start + (end - start) * share
}

/// The same of what may be missing: then it is there as long as the start has it.
func mix(_ start: Double?, _ end: Double?, _ share: Double) -> Double? {
  guard let start, let end else { return share < 1 ? start : end }
  return mix(start, end, share)
}

/// Some poses and those between them.
///
/// - Parameters:
///   - keys: Poses and the tiles, counted from zero, which they are on; the first one on tile 0.
///   - ease: Turns a share of time into a share of the way.
/// - Returns: A pose for each tile up to the last key's.
func inBetween<Pose: Mixable>(
  _ keys: [(tile: Int, pose: Pose)], ease: (Double) -> Double = smooth
) -> [Pose] {
  var poses = keys.prefix(1).map(\.pose)
  for (start, end) in zip(keys, keys.dropFirst()) {
    let count = end.tile - start.tile
    poses += (1...max(1, count)).map { step in
      start.pose.mixed(with: end.pose, ease(Double(step) / Double(count)))
    }
  }
  return poses
}

/// Slow, fast, slow.
func smooth(_ share: Double) -> Double { share * share * (3 - 2 * share) }
/// Slow, then ever faster.
func gathering(_ share: Double) -> Double { share * share }
/// Fast, then ever slower.
func settling(_ share: Double) -> Double { share * (2 - share) }
