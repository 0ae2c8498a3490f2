/// The way to show some colours by two that has the least error.
///
/// Of n points, counted from their mean, let S be the sum of those in one part, which has k. If
/// each point is shown by its part's mean, the sum of squared errors is that of showing all by
/// one mean, less |S|²·n / (k·(n - k)). So the best of all ways to part them is found by walking
/// through them in the order of a Gray code: each step moves one point, which adds it to S or
/// takes it away. A part and its complement are the same split, so the last point stays put; and
/// the four ways to part the first two points go side by side.
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

  /// For n points and each mask of one part: n / (k·(n - k)), by fours at 2ⁿ⁻³ + mask / 4.
  private let weights: [SIMD4<Float>] = (0..<1 << (Subcells.most - 2)).map { fours in
    SIMD4((0..<4).map { Self.weight(at: 4 * fours + $0) })
  }

  /// The weight at 2ⁿ⁻¹ + mask.
  private static func weight(at index: Int) -> Float {
    guard index > 1 else { return 0 }
    let count = Int.bitWidth - index.leadingZeroBitCount
    let inPart = (index - 1 << (count - 1)).nonzeroBitCount
    return inPart == 0 ? 0 : Float(count) / Float(inPart * (count - inPart))
  }

  /// Splits points.
  ///
  /// - Parameters:
  ///   - points: In linear light; the fourth lane does not count.
  ///   - count: How many of them there are, 2 to 8; they are not all the same.
  ///   - favored: A mask that is kept if it is nearly as good as the best; 0 is none.
  /// - Returns: The best split; of equally good ones always the same.
  func split(
    _ points: [8 of SIMD4<Float>], count: Int, favoring favored: Int = 0
  ) -> Answer {
    var points = points
    let spread = Self.center(&points, count: count)
    // Two points are two colours.
    guard count > 2 else { return Answer(mask: 1, saved: spread, spread: spread) }
    let kept = favored == 0 ? nil : answer(of: favored, points, count: count, spread: spread)
    let best = walk(&points, count: count, spread: spread)
    return kept.flatMap { $0.error <= best.error * Self.leniency ? $0 : nil } ?? best
  }

  /// Walks through all masks; it leaves some of the points negated.
  private func walk(
    _ points: inout [8 of SIMD4<Float>], count: Int, spread: Float
  ) -> Answer {
    var red = Self.sums(points[0].x, points[1].x)
    var green = Self.sums(points[0].y, points[1].y)
    var blue = Self.sums(points[0].z, points[1].z)
    var most = SIMD4<Float>(repeating: spread * Self.noise)
    var best = SIMD4<Int32>.zero
    let steps = 1 << (count - 3)
    var fours = 0
    for step in 1...steps {
      let saved = (red * red + green * green + blue * blue) * weights[steps + fours]
      let isMore = saved .> most
      most.replace(with: saved + spread * Self.noise, where: isMore)
      best.replace(with: SIMD4(repeating: Int32(truncatingIfNeeded: fours)), where: isMore)
      let moved = step.trailingZeroBitCount
      fours ^= 1 << moved
      let point = points[moved + 2]
      points[moved + 2] = -point
      red += point.x
      green += point.y
      blue += point.z
    }
    var lane = 0
    for other in 1..<4 where most[other] > most[lane] + spread * Self.noise { lane = other }
    return Answer(
      mask: 4 * Int(best[lane]) + lane, saved: most[lane] - spread * Self.noise, spread: spread)
  }

  /// The sums of none, the first, the second, and both.
  private static func sums(_ first: Float, _ second: Float) -> SIMD4<Float> {
    SIMD4(0, first, second, first + second)
  }

  /// The split of a mask or its complement; nil if that is none.
  private func answer(
    of favored: Int, _ points: [8 of SIMD4<Float>], count: Int, spread: Float
  ) -> Answer? {
    let full = 1 << count - 1
    let mask = favored >> (count - 1) == 0 ? favored : full & ~favored
    guard mask != 0 else { return nil }
    var sum = SIMD4<Float>.zero
    for place in 0..<count where mask & 1 << place != 0 { sum += points[place] }
    let saved = sum.squaredLength * Self.weight(at: 1 << (count - 1) + mask)
    return Answer(mask: mask, saved: saved, spread: spread)
  }

  /// Counts points from their mean, and gives the sum of their squares then.
  private static func center(_ points: inout [8 of SIMD4<Float>], count: Int) -> Float {
    var sum = SIMD4<Float>.zero
    for place in 0..<count { sum += points[place] }
    let mean = sum / Float(count)
    var squares = SIMD4<Float>.zero
    for place in 0..<count {
      points[place] -= mean
      squares += points[place] * points[place]
    }
    return squares.x + squares.y + squares.z
  }
}
