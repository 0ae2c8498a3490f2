import Sheets
import Testing

@testable import SheetFiles

struct ByteScannerTests {
  private struct Scanner: ByteScanner {
    let bytes: [UInt8]
    var offset = 0

    init(_ text: String) { bytes = Array(text.utf8) }
  }

  @Test(
    arguments: [
      ("a", "a"), (" \t\n a", "a"), ("; x\n;\n a", "a"), ("", nil), (" ; a", nil),
    ] as [(String, Character?)])
  func `Spaces and comments are skipped`(text: String, next: Character?) {
    var scanner = Scanner(text)
    #expect(scanner.peek() == next?.asciiValue)
  }

  @Test(arguments: [("ab=c", "ab"), ("ab c", "ab"), ("=c", ""), ("é", "é"), ("", "")])
  func `A word ends at a space or a mark`(text: String, word: String) {
    var scanner = Scanner(text)
    #expect(scanner.word(until: "=") == word)
    #expect(scanner.offset == word.utf8.count)
  }

  @Test(
    arguments: [
      (#"ab" c"#, "ab", 3), (#"a\"b\\""#, #"a"b\"#, 7), (#"""#, "", 1), ("ab", nil, 2),
      (#"a\"#, nil, 2),
    ] as [(String, String?, Int)])
  func `A text ends with quotes`(text: String, content: String?, end: Int) {
    var scanner = Scanner(text)
    #expect(scanner.textUntilQuotes() == content)
    #expect(scanner.offset == end)
  }

  @Test func `An error is at the current place, or at another one`() {
    var scanner = Scanner("a\n b")
    scanner.offset = 3
    #expect(scanner.error("no").description == "line 2, column 2: no")
    #expect(scanner.error("no", at: 0).description == "line 1, column 1: no")
  }
}
