import GraphLanguage
import Testing

@Suite("A parsed file")
struct ParsedFileTests {
  private func messages(_ bytes: [UInt8]) -> [String] {
    let source = SourceText(name: "d.gv", bytes: bytes)
    return ParsedFile(source).diagnostics.map { diagnostic in
      let place = diagnostic.range.map { source.position(at: $0.start) }
      return (place.map { "\($0.line):\($0.column) " } ?? "") + diagnostic.message
    }
  }

  @Test("A file of 4 MiB is read, one of a byte more is not")
  func size() {
    let text = Array("digraph {}".utf8)
    let spaces = [UInt8](repeating: 0x20, count: SourceText.maximumSize - text.count)
    #expect(messages(text + spaces).isEmpty)
    #expect(messages(text + spaces + [0x20]) == ["the file is larger than 4 MiB"])
  }

  @Test("UTF-16 and other data are not read as text")
  func noText() {
    #expect(
      messages([0xFF, 0xFE, 0x64, 0x00, 0x69, 0x00])
        == ["the file is in UTF-16; save it as UTF-8"])
    #expect(
      messages(Array("\u{89}PNG\r\n\0".utf8))
        == ["the file contains a zero byte, so it is not a text file"])
  }

  @Test("Latin-1 is read with a warning at its first letter")
  func latin1() {
    #expect(
      messages(Array("digraph { caf".utf8) + [0xE9, 0x20, 0x7D])
        == ["1:14 this is not UTF-8, so the file is read as Latin-1"])
  }

  @Test("There is a warning of lines that end in a carriage return alone")
  func carriageReturns() {
    #expect(
      messages(Array("digraph {\r a\r}".utf8))
        == ["1:10 a carriage return alone does not end a line; save the file with line feeds"])
  }

  @Test("Parsing stops after a hundred errors")
  func manyErrors() {
    let text = "digraph {\n" + String(repeating: "a => b\n", count: 1000) + "}"
    let found = messages(Array(text.utf8))
    #expect(found.count == 101)
    #expect(found.last == "101:5 too many errors; the rest of the file is not checked")
  }

  @Test("At most a hundred warnings are kept")
  func manyWarnings() {
    let text = "digraph {\n" + String(repeating: "a b\n", count: 1000) + "}"
    #expect(messages(Array(text.utf8)).count == 100)
  }

  @Test("Diagnostics come in the order of the file")
  func order() {
    let found = messages(Array("digraph { { b -- c\n a => b\n a [x=1-2".utf8))
    #expect(
      found == [
        "1:15 an edge of a digraph is written '->', not '--'",
        "2:4 an edge is written '->', not '=>'",
        "3:4 this '[' is never closed",
        "3:7 put quotes around 1-2",
      ])
  }

  /// Texts that once crashed the parser or took too long, and similar ones.
  @Test(
    "Parsing ends, whatever the text (fails only by a crash or a hang)",
    arguments: [
      "/*\n", "a=<\n", "\"a\n", "{", "[x=[1 ", "a->", "<", "'", "\\", "\"\\", "digraph ", "a:",
      "\u{2018}", "\u{A0}", "a [x=1,", "a [x=b b", "\"a\"+", "strict ", "node ", "subgraph ",
    ])
  func endless(_ piece: String) {
    let text = "digraph {" + String(repeating: piece, count: 100_000)
    #expect(ParsedFile(SourceText(name: "d.gv", text: text)).hasErrors)
  }
}
