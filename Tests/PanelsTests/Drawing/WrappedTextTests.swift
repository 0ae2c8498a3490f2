@testable import Panels
import Testing

struct WrappedTextTests {
  @Test(
    arguments: [
      ("a long sentence here", 8, ["a long", "sentence", "here"]), ("", 8, []),
      ("extraordinary", 8, ["extraord", "inary"]), ("日本語 語", 4, ["日本", "語", "語"]), ("a b", 0, []),
      ("an extraordinary word", 8, ["an", "extraord", "inary", "word"]), ("a b", 3, ["a b"]),
      ("ab cdefgh ij", 4, ["ab", "cdef", "gh", "ij"]), ("日本", 1, ["日", "本"]),
      ("see 'a/path/to/c.png' now", 10, ["see", "'a/path/", "to/c.png'", "now"]),
      ("x/abcdefgh", 8, ["x/abcdef", "gh"]), ("/", 1, ["/"]), ("//a", 1, ["/", "/", "a"]),
    ])
  func `Sentences are broken at spaces, and words where they must be`(
    text: String, width: Int, lines: [String]
  ) {
    #expect(WrappedText(text, width: width, atMost: 9).lines == lines)
    #expect(WrappedText(text, width: width, atMost: 1).lines == Array(lines.prefix(1)))
    #expect(WrappedText(text, width: width, atMost: 0).lines.isEmpty)
  }
}
