import Testing

@testable import Basics

@Suite struct GroupedNumberTests {
  @Test(arguments: [
    (0, "0"), (999, "999"), (1000, "1,000"), (10_000, "10,000"), (1_234_567, "1,234,567"),
  ])
  func `thousands are separated`(number: Int, text: String) {
    #expect(grouped(number) == text)
  }
}
