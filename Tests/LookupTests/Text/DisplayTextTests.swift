import Basics
import Lookup
import Testing

@Suite struct DisplayTextTests {
  @Test(arguments: Name.all) func `a name has the right graphemes and columns`(name: Name) {
    let text = DisplayText(name.text)
    #expect(text.count == name.graphemes)
    #expect(text.width == name.width)
  }

  static let shown: [(text: String, shown: String)] = [
    ("a\u{7}", "a^G"), ("\u{1B}", "^["), ("\u{7F}", "^?"), ("\r\n", "^M^J"),
    ("\u{85}", "<U+0085>"), ("\u{202E}", "<U+202E>"), ("\u{2028}", "<U+2028>"),
    ("\u{301}", "\u{25CC}\u{301}"), ("a\u{E0061}", "a<U+E0061>"), ("e\u{301}", "e\u{301}"),
    ("\u{200D}", "<U+200D>"),
  ]

  @Test(arguments: shown) func `invisible characters are made visible`(text: String, shown: String)
  {
    let drawn = DisplayText(text).graphemes.map(\.text).joined()
    #expect(Array(drawn.unicodeScalars) == Array(shown.unicodeScalars))
  }

  @Test func `a pile of marks is cut`() {
    let grapheme = Grapheme(Character("a" + String(repeating: "\u{301}", count: 500)))
    #expect(grapheme.text.unicodeScalars.count == 12)
    #expect(grapheme.width == 1)
  }

  @Test func `columns and graphemes`() {
    let text = DisplayText("a日b")
    #expect(text.columns == [0, 1, 3, 4])
    #expect(text.count(fitting: 2) == 1)
    #expect(text.count(fitting: 3) == 2)
    #expect(text.count(from: 1, fitting: 3) == 2)
    #expect((-1...5).map { text.count(endingWithin: $0) } == [0, 0, 1, 1, 2, 3, 3])
    #expect((0...5).map { text.index(atColumn: $0) } == [0, 1, 1, 2, 3, 3])
    #expect(text.width(of: 1..<2) == 2)
    #expect(DisplayText("abc", atMost: 2).width == 2)
  }
}
