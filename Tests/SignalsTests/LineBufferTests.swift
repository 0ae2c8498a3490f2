@testable import Signals
import Testing

@Suite struct LineBufferTests {
  private static func lines(_ pieces: [String], limit: Int = 8) -> (lines: [String], over: Bool) {
    var buffer = LineBuffer(limit: limit)
    let lines = pieces.flatMap { buffer.lines(with: $0.utf8) }
    return (lines.map { String(decoding: $0, as: UTF8.self) }, buffer.isOverlong)
  }

  @Test(
    "lines in pieces",
    arguments: [
      (["ab\n"], ["ab"]), (["a", "b", "\n"], ["ab"]), (["a\nb\nc"], ["a", "b"]),
      (["a\n", "\n\nb", "c\n"], ["a", "", "", "bc"]), ([""], []), (["12345678\n"], ["12345678"]),
    ])
  func lines(_ pieces: [String], lines: [String]) {
    let result = Self.lines(pieces)
    #expect(result.lines == lines)
    #expect(!result.over)
  }

  @Test("too long", arguments: [["a\n123456789\nb\n"], ["a\n1234", "56789", "\nb\n"]])
  func tooLong(_ pieces: [String]) {
    let result = Self.lines(pieces)
    #expect(result.lines == ["a"])
    #expect(result.over)
  }
}
