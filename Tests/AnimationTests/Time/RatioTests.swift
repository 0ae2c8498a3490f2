import Animation
import Testing

@Suite struct RatioTests {
  @Test func `parts are reduced`() {
    #expect(Ratio(30, 12) == Ratio(5, 2))
    #expect(Ratio(3, 4) * Ratio(8, 9) == Ratio(2, 3))
  }

  @Test func `ratios compare by value`() {
    #expect(Ratio(1, 3) < Ratio(34, 100))
    #expect(!(Ratio(2, 4) < Ratio(1, 2)))
  }

  @Test(
    "Scaling and dividing round to the nearest whole number",
    arguments: [
      (Ratio(1, 3), 100, 33, 300), (Ratio(2, 3), 100, 67, 150), (Ratio(1, 2), 1, 1, 2),
      (Ratio(30_000, 1001), 1001, 30_000, 33), (.one, 7, 7, 7),
    ] as [(Ratio, Int64, Int64, Int64)])
  func rounding(ratio: Ratio, amount: Int64, scaled: Int64, divided: Int64) {
    #expect(ratio.scaling(amount) == scaled)
    #expect(ratio.dividing(amount) == divided)
  }

  @Test func `products of more than 64 bits are exact`() {
    // 10^18 x 30000/1001, in whole numbers.
    #expect(Ratio(1001, 30_000).dividing(300_000_000_000_000_000) == 8_991_008_991_008_991_009)
    #expect(Ratio(1_000_000).scaling(.max / 2) == .max)
  }
}
