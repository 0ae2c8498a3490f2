import Testing

@testable import zoetrope

@Suite struct WordingTests {
  @Test func `Nouns are singular after 1, else plural`() {
    #expect([0, 1, 2].map { counted($0, "file") } == ["0 files", "1 file", "2 files"])
  }

  @Test func `A clause becomes a sentence`() {
    #expect(sentence("play a graph") == "Play a graph.")
  }

  @Test(arguments: [
    ("", [""]), ("a bc", ["a bc"]), (" a\n  bc ", ["a bc"]), ("abc de f", ["abc", "de f"]),
    ("abcdefgh i", ["abcdefgh", "i"]), ("i abcdefgh", ["i", "abcdefgh"]), ("äöü é", ["äöü é"]),
  ])
  func `A text is broken between words`(text: String, broken: [String]) {
    #expect(lines(of: text, columns: 5) == broken)
  }

  @Test(arguments: [("", "''"), ("a b.gv", "a b.gv"), ("\u{1B}[2J", "^[[2J")])
  func `A path is visible in a message, even an empty one`(path: String, shown: String) {
    #expect(named(path) == shown)
  }
}
