/// The best way to show some colours by two.
///
/// Of n points with their mean as the origin, let S be the sum of the k points in one part. If each
/// point is shown by its part's mean, the sum of squared errors is that of showing all points by one
/// mean, less |S|²·n / (k·(n - k)). The best of all splits is found by trying them in the order of a
/// Gray code: each step moves one point, which is added to S or subtracted. A part and its complement
/// are the same split, so the last point never moves; and the four splits of the first two points are
/// computed in parallel.
struct TwoColorSplit: Sendable {
  struct Answer {
    /// The points of one part, one bit each; that of the last point is not set.
    var mask: Int
    /// How much less the error is than that of one colour.
    var saved: Float
  }

  /// The maximum ratio of a favoured mask's error to the least one; less would let glyphs shimmer.
  private static let mostErrorRatio: Float = 1.02

  /// n / (k·(n - k)) for n points and each mask of one part, in groups of four at 2ⁿ⁻³ + mask / 4.
  private let weights: [SIMD4<Float>] = (0..<1 << (Subcells.most - 2)).map { fours in
    SIMD4((0..<4).map { Self.weight(at: 4 * fours + $0) })
  }
  /// 1 / n for each n.
  private let shares: [Float] = (0...Subcells.most).map { $0 == 0 ? 0 : 1 / Float($0) }

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
  ///   - points: In linear light; the fourth lane is ignored.
  ///   - count: The number of points, 2 to 8; they are not all equal.
  ///   - favored: A mask that is kept if it is nearly as good as the best; 0 for none.
  /// - Returns: The best split; always the same one of equally good splits.
  func split(
    _ points: borrowing [8 of SIMD4<Float>], count: Int, favoring favored: Int = 0
  ) -> Answer {
    let mean = mean(of: points, count: count)
    // Two points are shown by two colours without error.
    guard count > 2 else {
      return Answer(mask: 1, saved: Self.error(points, count: count, of: mean))
    }
    let best = walk(points, count: count, from: mean)
    guard favored != 0, let kept = answer(of: favored, points, count: count, from: mean) else {
      return best
    }
    let error = Self.error(points, count: count, of: mean)
    return error - kept.saved <= (error - best.saved) * Self.mostErrorRatio ? kept : best
  }

  /// The error of showing points by their mean, as a sum of squares.
  func errorOfOne(_ points: borrowing [8 of SIMD4<Float>], count: Int) -> Float {
    Self.error(points, count: count, of: mean(of: points, count: count))
  }

  @inline(__always)
  private func walk(
    _ points: borrowing [8 of SIMD4<Float>], count: Int, from mean: SIMD4<Float>
  ) -> Answer {
    let first = points[0] - mean
    let second = points[1] - mean
    var red = SIMD4(0, first.x, second.x, first.x + second.x)
    var green = SIMD4(0, first.y, second.y, first.y + second.y)
    var blue = SIMD4(0, first.z, second.z, first.z + second.z)
    let steps = 1 << (count - 3)
    var fours = 0
    var best = Self.mark((red * red + green * green + blue * blue) * weights[steps], fours: 0)
    for step in 1..<max(steps, 1) {
      let moved = step.trailingZeroBitCount
      fours ^= 1 << moved
      let point = (points[moved + 2] - mean) * (fours & 1 << moved == 0 ? -1 : 1)
      red += point.x
      green += point.y
      blue += point.z
      let saved = (red * red + green * green + blue * blue) * weights[steps + fours]
      let marked = Self.mark(saved, fours: fours)
      best.replace(with: marked, where: marked .> best)
    }
    let most = max(max(best.x, best.y), max(best.z, best.w))
    return Answer(mask: Int(most.bitPattern & 0xFF), saved: most)
  }

  /// Puts the masks of four sums into the lowest 8 of their 32 bits, so that the largest number
  /// contains its mask.
  ///
  /// Sums that differ by less than a 30,000th count as equal; then the highest mask wins.
  @inline(__always)
  private static func mark(_ saved: SIMD4<Float>, fours: Int) -> SIMD4<Float> {
    let masks =
      SIMD4<UInt32>(repeating: UInt32(truncatingIfNeeded: 4 * fours))
      | SIMD4<UInt32>(0, 1, 2, 3)
    let bits = unsafeBitCast(saved, to: SIMD4<UInt32>.self)
    return unsafeBitCast(bits & ~0xFF | masks, to: SIMD4<Float>.self)
  }

  /// The split by a mask or its complement; nil if one part is empty.
  private func answer(
    of favored: Int, _ points: borrowing [8 of SIMD4<Float>], count: Int, from mean: SIMD4<Float>
  ) -> Answer? {
    let full = 1 << count - 1
    let mask = favored >> (count - 1) == 0 ? favored : full & ~favored
    guard mask != 0 else { return nil }
    var sum = SIMD4<Float>.zero
    for place in 0..<count where mask & 1 << place != 0 { sum += points[place] - mean }
    return Answer(
      mask: mask, saved: sum.squaredLength * Self.weight(at: 1 << (count - 1) + mask))
  }

  @inline(__always)
  private func mean(of points: borrowing [8 of SIMD4<Float>], count: Int) -> SIMD4<Float> {
    var sum = SIMD4<Float>.zero
    for place in 0..<count { sum += points[place] }
    return sum * shares[count]
  }

  private static func error(
    _ points: borrowing [8 of SIMD4<Float>], count: Int, of mean: SIMD4<Float>
  ) -> Float {
    var squares = SIMD4<Float>.zero
    for place in 0..<count { squares += (points[place] - mean) * (points[place] - mean) }
    return squares.x + squares.y + squares.z
  }
}
