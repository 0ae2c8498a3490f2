@testable import GraphFiles
import Animation
import Testing

struct DecimalTests {
  @Test(arguments: [
    ("10", 10, 1), ("12.5", 125, 10), (".5", 5, 10), ("5.", 5, 1), ("+3", 3, 1), ("007", 7, 1),
    ("0", 0, 1), ("0.000001", 1, 1_000_000), ("123456789012345", 123_456_789_012_345, 1),
  ])
  func `A number is read exactly`(text: String, digits: Int64, denominator: Int64) throws {
    let number = try Decimal(text)
    #expect((number.digits, number.denominator) == (digits, denominator))
    #expect(!number.isNegative)
  }

  @Test(arguments: [
    "", ".", "-", "+", "--1", "1e3", "0x10", "1,5", "1.2.3", " 1", "1 ", "٣", "1\u{301}", "inf",
    "0.1234567x",
  ])
  func `What is no number is told apart from what has too many digits`(text: String) {
    #expect(throws: Decimal.Flaw.noNumber) { try Decimal(text) }
  }

  @Test func `Digits behind the point are not rounded away`() throws {
    #expect(throws: Decimal.Flaw.fraction(atMost: 6)) { try Decimal("0.1234567") }
    #expect(throws: Decimal.Flaw.fraction(atMost: 6)) { try Decimal("123456789012345.0000000") }
    #expect(throws: Decimal.Flaw.fraction(atMost: 3)) { try Decimal("0.1234", places: 3) }
    #expect(try Decimal("0.123", places: 3).digits == 123)
  }

  @Test func `More digits than any value has are too many`() {
    for text in ["1234567890123456", "-1234567890.123456", "99999999999999999999"] {
      #expect(throws: Decimal.Flaw.tooLarge) { try Decimal(text) }
    }
  }

  @Test func `Only what is above zero is a ratio`() throws {
    #expect(try Decimal("2.50").ratio == Ratio(5, 2))
    #expect(try Decimal("-1").isNegative)
    for text in ["0", "-0", "0.0", "-1"] { #expect(try Decimal(text).ratio == nil) }
  }
}
