import GraphLanguage
import Testing

@Suite("Source text")
struct SourceTextTests {
  private static let source = SourceText(name: "d.gv", text: "ab\r\n\nété\t👩‍👩‍👧x\n")

  @Test(
    "Positions count lines and characters from one",
    arguments: [
      (0, 1, 1), (2, 1, 3), (4, 2, 1), (5, 3, 1), (7, 3, 2), (10, 3, 4), (11, 3, 5), (29, 3, 6),
      (31, 4, 1), (1000, 4, 1),
    ])
  func positions(offset: Int, line: Int, column: Int) {
    let position = Self.source.position(at: offset)
    #expect((position.line, position.column) == (line, column))
  }

  @Test("Lines come without their ends")
  func lines() {
    let lines = (1...5).map { Self.source.text(in: Self.source.range(ofLine: $0)) }
    #expect(lines == ["ab", "", "été\t👩‍👩‍👧x", "", ""])
    #expect(Self.source.lineCount == 3)
  }

  @Test("An empty text has one line and one place")
  func empty() {
    let source = SourceText(name: "d.gv", text: "")
    #expect(source.lineCount == 1)
    #expect(source.position(at: 0) == SourcePosition(offset: 0, line: 1, column: 1))
  }

  @Test("A byte order mark is not part of the text")
  func byteOrderMark() {
    let source = SourceText(name: "d.gv", bytes: [0xEF, 0xBB, 0xBF, 0x61])
    #expect(source.bytes == [0x61])
  }

  @Test("What is not UTF-8 is read as Latin-1")
  func latin1() {
    let source = SourceText(name: "d.gv", bytes: [0x61, 0xE9, 0xC3, 0xA9])
    #expect(source.text(in: SourceRange(start: 0, end: source.bytes.count)) == "aéÃ©")
    #expect(source.encoding == .latin1(firstBrokenOffset: 1))
  }
}
