import Testing

@testable import Terminal

@Suite struct DecimalDigitsTests {
  @Test("digits", arguments: [0, 7, 10, 99, 100, 255, 999, 1000, 1004, 65_535, 1_000_000])
  func digits(_ number: Int) {
    var bytes: [UInt8] = []
    bytes.append(digitsOf: number)
    #expect(String(decoding: bytes, as: UTF8.self) == "\(number)")
  }
}
