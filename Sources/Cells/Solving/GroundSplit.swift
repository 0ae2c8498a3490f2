/// The way to show some colours by one on a ground that has the least error.
///
/// Each point is either painted, in the one colour, or left to the ground, at a price of its own.
/// Painting k points whose sum is S saves their prices, and costs Σ|p|² - |S|²/k with their mean as
/// the colour. All parts are walked through in the order of a Gray code.
struct GroundSplit: Sendable {
  /// For each mask of painted points: 1 / k.
  private let shares: [Float] = (0..<1 << Subcells.most).map { mask in
    mask == 0 ? 0 : 1 / Float(mask.nonzeroBitCount)
  }

  /// Splits points.
  ///
  /// - Parameters:
  ///   - points: In linear light, from any origin. The fourth lane is the price of leaving the
  ///     point, as a squared error, less the square of its length.
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
