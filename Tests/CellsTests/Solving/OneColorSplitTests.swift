import Support
import Testing

@testable import Cells

struct OneColorSplitTests {
  /// How much less the error is when the points of a mask are painted, by the definition.
  private func saved(_ points: [8 of SIMD4<Float>], _ count: Int, _ mask: Int) -> Double {
    let places = (0..<count).filter { mask & 1 << $0 != 0 }
    return (0..<3).reduce(places.reduce(0) { $0 + Double(points[$1].w) }) { sum, lane in
      let values = places.map { Double(points[$0][lane]) }
      let mean = values.reduce(0, +) / Double(max(values.count, 1))
      // The fourth lane lacks the square of the point's length.
      return sum + values.reduce(0) { $0 + $1 * $1 - ($1 - mean) * ($1 - mean) }
    }
  }

  @Test(arguments: 1...8)
  func `No other choice saves more`(count: Int) {
    var numbers = SeededNumbers(seed: 23)
    for _ in 0..<200 {
      var points = TwoColorSplitTests.points(count, &numbers)
      for place in 0..<count { points[place].w = Float.random(in: -3...1, using: &numbers) }
      let split = OneColorSplit().split(points, count: count)
      let most = (0..<1 << count).map { saved(points, count, $0) }.max() ?? 0
      #expect(abs(saved(points, count, split.mask) - most) < 1e-4)
      #expect(abs(Double(split.saved) - most) < 1e-4)
    }
  }
}
