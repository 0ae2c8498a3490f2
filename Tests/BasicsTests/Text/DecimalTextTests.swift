import Basics
import Testing

struct DecimalTextTests {
  @Test(arguments: [
    (0, "0"), (3_000_000, "3"), (500_000, "0.5"), (-500_000, "-0.5"), (-12_000_000, "-12"),
    (1_000_001, "1.000001"), (33_300_000, "33.3"), (Int64.min, "-9223372036854.775808"),
  ])
  func `A decimal number has no trailing zeros`(millionths: Int64, text: String) {
    #expect(decimal(millionths: millionths) == text)
  }
}
