import Support
import Testing

@testable import Cells

struct TwoColorSplitTests {
  private let solver = TwoColorSplit()

  /// Points of which some may be the same.
  static func points(_ count: Int, _ numbers: inout SeededNumbers) -> [8 of SIMD4<Float>] {
    var points: [8 of SIMD4<Float>] = .init(repeating: .zero)
    for place in 0..<count {
      let isCopy = place > 1 && UInt8.random(in: 0..<4, using: &numbers) == 0
      points[place] =
        isCopy ? points[place - 2] : SIMD4.random(in: 0...1, using: &numbers)
    }
    return points
  }

  /// The error of showing each part by its mean, by the definition.
  private func error(_ points: [8 of SIMD4<Float>], _ count: Int, _ mask: Int) -> Double {
    [mask, ~mask].reduce(0) { sum, part in
      let places = (0..<count).filter { part & 1 << $0 != 0 }
      return sum
        + (0..<3).reduce(0) { sum, lane in
          let values = places.map { Double(points[$0][lane]) }
          let mean = values.reduce(0, +) / Double(max(values.count, 1))
          return sum + values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
        }
    }
  }

  @Test(arguments: 2...8)
  func `No other split has less error`(count: Int) {
    var numbers = SeededNumbers(seed: 20)
    for _ in 0..<300 {
      let points = Self.points(count, &numbers)
      let split = solver.split(points, count: count)
      let least = (0..<1 << count).map { error(points, count, $0) }.min() ?? 0
      let spread = error(points, count, 0)
      #expect(split.mask > 0 && split.mask < 1 << (count - 1))
      #expect(error(points, count, split.mask) <= least + 1e-4 * spread)
      #expect(abs(Double(split.saved) - (spread - least)) <= 1e-4 * spread)
      #expect(abs(Double(solver.errorOfOne(points, count: count)) - spread) <= 1e-5 * spread)
    }
  }

  @Test func `Colours that differ by one code are told apart`() {
    var points: [8 of SIMD4<Float>] = .init(repeating: SIMD4(0.9, 0.9, 0.9, 0))
    points[2].y += 0.007
    points[5].y += 0.007
    points[6].y += 0.0071
    #expect(solver.split(points, count: 8).mask == 0b0110_0100)
  }

  @Test func `The fourth lane does not matter`() {
    var numbers = SeededNumbers(seed: 21)
    var points = Self.points(6, &numbers)
    let split = solver.split(points, count: 6)
    for place in 0..<6 { points[place].w = Float(place * 255) }
    #expect(solver.split(points, count: 6).mask == split.mask)
  }

  @Test func `A favoured mask is kept if it is nearly as good, and only then`() {
    var numbers = SeededNumbers(seed: 22)
    var kept = 0
    for _ in 0..<60 {
      let points = Self.points(8, &numbers)
      let best = error(points, 8, solver.split(points, count: 8).mask)
      for mask in 1..<255 {
        let answer = solver.split(points, count: 8, favoring: mask).mask
        let canonical = mask < 128 ? mask : 255 - mask
        let ratio = error(points, 8, mask) / best
        if ratio < 1.019 { #expect(answer == canonical) }
        if ratio > 1.021 { #expect(answer != canonical) }
        kept += answer == canonical ? 1 : 0
      }
    }
    #expect(kept > 60)
  }
}
