import Animation
import Testing

@testable import StateGraph

struct DecimalTests {
  @Test(arguments: [
    ("10", 10, 1), ("12.5", 125, 10), (".5", 5, 10), ("5.", 5, 1), ("+3", 3, 1), ("007", 7, 1),
    ("0", 0, 1), ("0.000001", 1, 1_000_000), ("123456789012345", 123_456_789_012_345, 1),
  ])
  func `A number is read exactly`(text: String, digits: Int64, denominator: Int64) throws {
    let number = try #require(Decimal(text))
    #expect((number.digits, number.denominator) == (digits, denominator))
    #expect(!number.isNegative)
  }

  @Test(arguments: [
    "", ".", "-", "+", "--1", "1e3", "0x10", "1,5", "1.2.3", " 1", "1 ", "٣", "1\u{301}", "inf",
    "0.1234567", "1234567890123456",
  ])
  func `What is no number, or has too many digits, is none`(text: String) {
    #expect(Decimal(text) == nil)
  }

  @Test func `Only what is above zero is a ratio`() {
    #expect(Decimal("2.50")?.ratio == Ratio(5, 2))
    #expect(Decimal("-1")?.isNegative == true)
    for text in ["0", "-0", "0.0", "-1"] { #expect(Decimal(text)?.ratio == nil) }
  }
}
