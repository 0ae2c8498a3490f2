import Testing

@testable import zoetrope

@Suite struct PickedLinesTests {
  @Test(
    arguments: [
      ("a\nb\n", ["a", "b"]), ("a\r\n\r\nb", ["a", "b"]), ("", []), ("\n\n", []),
      (" a \n", [" a "]), ("日本\n", ["日本"]),
    ])
  func `lines, without the empty ones`(text: String, lines: [String]) {
    #expect(PickedLines(Array(text.utf8)).texts == lines)
  }

  @Test func `bytes that are no UTF-8 are printed as they were`() {
    let lines = PickedLines([0x61, 0xFF, 0x0A])
    #expect(lines.texts == ["a\u{FFFD}"] && lines.bytes.map(Array.init) == [[0x61, 0xFF]])
  }
}
