/// The way to show some colours by two that has the least error.
///
/// Of n points, counted from their mean, let S be the sum of those in one part, which has k. If
/// each point is shown by its part's mean, the sum of squared errors is that of showing all by
/// one mean, less |S|²·n / (k·(n - k)). So the best of all ways to part them is found by walking
/// through them in the order of a Gray code: each step moves one point, which adds it to S or
/// takes it away. A part and its complement are the same split, so the last point stays put.
struct TwoColorSplit: Sendable {
  struct Answer {
    /// The points of one part, one bit each; that of the last point is not set.
    var mask: Int
    /// By how much the error is less than that of one colour.
    var saved: Float
    /// The error of one colour.
    var spread: Float

    /// The error of the two colours.
    var error: Float { max(spread - saved, 0) }
  }

  /// An improvement by less than this share of the spread is rounding: the mask found first stays.
  private static let noise: Float = 1e-5
  /// A favoured mask may have an error so many times the least.
  private static let leniency: Float = 1.02

  /// For n points and each mask of one part: n / (k·(n - k)), at 2ⁿ⁻¹ + mask.
  private let weights: [Float] = (0..<1 << Subcells.most).map { index in
    guard index > 1 else { return 0 }
    let count = Int.bitWidth - index.leadingZeroBitCount
    let inPart = (index - 1 << (count - 1)).nonzeroBitCount
    return inPart == 0 ? 0 : Float(count) / Float(inPart * (count - inPart))
  }

  /// Splits points.
  ///
  /// - Parameters:
  ///   - points: In linear light; the fourth lane does not count.
  ///   - count: How many of them there are, 1 to 8.
  ///   - favored: A mask that is kept if it is nearly as good as the best; 0 is none.
  func split(
    _ points: [8 of SIMD4<Float>], count: Int, favoring favored: Int = 0
  ) -> Answer {
    var centered = points
    let spread = Self.center(&centered, count: count)
    var answer = walk(centered, count: count, spread: spread)
    if favored != 0 {
      let full = 1 << count - 1
      let mask = favored >> (count - 1) == 0 ? favored : full & ~favored
      let saved = saved(by: mask, centered, count: count)
      if mask != 0, spread - saved <= answer.error * Self.leniency {
        answer = Answer(mask: mask, saved: saved, spread: spread)
      }
    }
    return answer
  }

  private func walk(_ centered: [8 of SIMD4<Float>], count: Int, spread: Float) -> Answer {
    var moving = centered
    var answer = Answer(mask: 0, saved: 0, spread: spread)
    let halfway = 1 << (count - 1)
    var sum = SIMD4<Float>.zero
    var mask = 0
    var enough = spread * Self.noise
    for step in 1..<max(halfway, 1) {
      let moved = step.trailingZeroBitCount
      mask ^= 1 << moved
      sum += moving[moved]
      moving[moved] = -moving[moved]
      let saved = sum.squaredLength * weights[halfway + mask]
      if saved > enough {
        answer.mask = mask
        answer.saved = saved
        enough = saved + spread * Self.noise
      }
    }
    return answer
  }

  private func saved(by mask: Int, _ centered: [8 of SIMD4<Float>], count: Int) -> Float {
    var sum = SIMD4<Float>.zero
    for place in 0..<count where mask & 1 << place != 0 { sum += centered[place] }
    return sum.squaredLength * weights[1 << (count - 1) + mask]
  }

  /// Counts points from their mean, and gives the sum of their squares then.
  private static func center(_ points: inout [8 of SIMD4<Float>], count: Int) -> Float {
    var sum = SIMD4<Float>.zero
    for place in 0..<count { sum += points[place] }
    let mean = sum / Float(count)
    var spread: Float = 0
    for place in 0..<count {
      points[place] -= mean
      spread += points[place].squaredLength
    }
    return spread
  }
}
