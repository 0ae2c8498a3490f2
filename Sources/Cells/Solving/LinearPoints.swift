import Pixels

/// Colours as points in linear light: red, green and blue, each from 0 to 1, and a lane to spare.
struct LinearPoints: Sendable {
  private let values = LinearLight.values

  /// The point of a pixel's colour; its opacity does not count, and the fourth lane is 0.
  func point(_ pixel: RGBA) -> SIMD4<Float> {
    SIMD4(values[Int(pixel.red)], values[Int(pixel.green)], values[Int(pixel.blue)], 0)
  }

  /// The points of a cell's pixels.
  func points(of subcells: Subcells) -> [8 of SIMD4<Float>] {
    var points: [8 of SIMD4<Float>] = .init(repeating: .zero)
    for place in 0..<subcells.count { points[place] = point(subcells.pixels[place]) }
    return points
  }

  /// The points of those pixels of a cell that are shown, without gaps.
  func shownPoints(of subcells: Subcells) -> (points: [8 of SIMD4<Float>], count: Int) {
    var points: [8 of SIMD4<Float>] = .init(repeating: .zero)
    var count = 0
    for place in 0..<subcells.count where subcells.shown & 1 << place != 0 {
      points[count] = point(subcells.pixels[place])
      count += 1
    }
    return (points, count)
  }

  /// The mean of a cell's pixels of a mask, in premultiplied linear light.
  func mean(of subcells: Subcells, _ mask: Int) -> CellColor {
    var sum = SIMD4<Float>.zero
    for place in 0..<subcells.count where mask & 1 << place != 0 {
      let pixel = subcells.pixels[place]
      var point = point(pixel)
      point.w = 1
      sum += point * Float(pixel.alpha)
    }
    let mean = sum / sum.w
    return .rgb(
      RGBA(LinearLight.code(mean.x), LinearLight.code(mean.y), LinearLight.code(mean.z)).rgb)
  }
}

extension SIMD4<Float> {
  /// The square of the length of the first three lanes.
  var squaredLength: Float {
    let squares = self * self
    return squares.x + squares.y + squares.z
  }
}
