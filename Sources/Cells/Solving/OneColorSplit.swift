/// The best way to show some colours by one colour on a background.
///
/// Each point is either painted in the one colour or left to the background, which has an error of its
/// own for each point. Painting k points whose sum is S in their mean saves those errors, and adds
/// Σ|p|² - |S|²/k. All subsets are tried in the order of a Gray code, so that each step moves one point.
struct OneColorSplit: Sendable {
  /// For each mask of painted points: 1 / k.
  private let shares: [Float] = (0..<1 << Subcells.most).map { mask in
    mask == 0 ? 0 : 1 / Float(mask.nonzeroBitCount)
  }

  /// Splits points.
  ///
  /// - Parameters:
  ///   - points: In linear light, from any origin. The fourth lane is the squared error of leaving the
  ///     point to the background, less the square of the point's length.
  ///   - count: How many of them there are, 1 to 8.
  /// - Returns: The mask of the points to paint, and how much less the error is than that of
  ///   painting none.
  func split(_ points: [8 of SIMD4<Float>], count: Int) -> (mask: Int, saved: Float) {
    var points = points
    var best = (mask: 0, saved: Float.zero)
    var sum = SIMD4<Float>.zero
    var mask = 0
    for step in 1..<1 << count {
      let moved = step.trailingZeroBitCount
      mask ^= 1 << moved
      sum += points[moved]
      points[moved] = -points[moved]
      let saved = sum.w + sum.squaredLength * shares[mask]
      if saved > best.saved { best = (mask, saved) }
    }
    return best
  }
}
