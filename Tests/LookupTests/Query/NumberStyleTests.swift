import Testing

@testable import Lookup

struct NumberStyleTests {
  private static let german = NumberStyle(decimalPoint: ",", grouping: ".")
  private static let english = NumberStyle(decimalPoint: ".", grouping: ",")
  private static let french = NumberStyle(decimalPoint: ",", grouping: "\u{202F}")

  @Test(
    arguments: [
      ("2007", 2007), ("2,007", 2007), ("1,234,567.25", 1_234_567.25), ("-5", -5), ("+5.0", 5),
      ("599.99", 599.99), ("12,34", nil), ("1,2345", nil), (",5", nil), ("5.", nil), ("", nil),
      ("1e3", nil), ("0x10", nil), ("inf", nil), ("nan", nil), ("٣", nil), ("1 000", nil),
      ("-", nil),
      ("1234,567", nil),
    ] as [(String, Double?)])
  func `English numbers`(text: String, number: Double?) {
    #expect(Self.english.number(text) == number)
  }

  @Test(
    arguments: [
      ("2.007", 2007), ("2,5", 2.5), ("2.5", 2.5), ("1.234.567,25", 1_234_567.25), ("1,234.5", nil),
    ] as [(String, Double?)])
  func `German numbers`(text: String, number: Double?) {
    #expect(Self.german.number(text) == number)
  }

  @Test func `Groups may be separated by anything`() {
    #expect(Self.french.number("1\u{202F}299") == 1299)
    #expect(NumberStyle(decimalPoint: "", grouping: "").number("1.5") == 1.5)
    #expect(NumberStyle(decimalPoint: ",", grouping: ",").number("1,5") == 1.5)
  }
}
