import Testing

@testable import GraphLanguage

@Suite("Excerpts of lines")
struct SourceExcerptTests {
  private func excerpt(_ text: String, _ mark: Range<Int>, width: Int = 20) -> SourceExcerpt {
    let source = SourceText(name: "e.gv", text: text)
    return SourceExcerpt(
      line: source.range(ofLine: 1),
      mark: SourceRange(start: mark.lowerBound, end: mark.upperBound),
      of: source, width: width)
  }

  @Test("Tabs reach to the next stop")
  func tabs() {
    let excerpt = excerpt("\ta\tb", 3..<4)
    #expect(excerpt.text == "    a   b")
    #expect((excerpt.markColumn, excerpt.markWidth) == (8, 1))
  }

  @Test("Wide characters take two columns, combining ones none")
  func wide() {
    let excerpt = excerpt("歩e\u{301}く!", 6..<9)
    #expect((excerpt.markColumn, excerpt.markWidth) == (3, 2))
  }

  @Test("A mark at the line's end is one column wide")
  func end() {
    let excerpt = excerpt("abc", 3..<9)
    #expect((excerpt.text, excerpt.markColumn, excerpt.markWidth) == ("abc", 3, 1))
  }

  @Test(
    "A cut line is never wider than asked for and holds what is meant",
    arguments: [0..<1, 3..<9, 50..<52, 98..<100, 40..<99, 100..<100])
  func cut(mark: Range<Int>) {
    let text = String(repeating: "0123456789", count: 10)
    let excerpt = excerpt(text, mark)
    #expect(excerpt.text.count <= 20)
    #expect(excerpt.markColumn + excerpt.markWidth <= 20)
    let shown = excerpt.text.dropFirst(excerpt.markColumn).first
    #expect(shown == text.dropFirst(mark.lowerBound).first)
  }
}
