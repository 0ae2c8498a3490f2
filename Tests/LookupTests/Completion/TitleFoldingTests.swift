import Testing

@testable import Lookup

@Suite struct TitleFoldingTests {
  private static let most = LineEditor.maximumGraphemes

  private static let titles =
    [
      "walk", "drinkIdle", "HTTPServer 2go", " a  b", "x-y_z.PNG", "-", "", "a\tb", "\r\n",
      "Élan vital",
      "Straße 日本", "A\u{301}b", "\u{301}",
    ] + [
      String(repeating: "aB ", count: most), String(repeating: "a", count: most) + "\u{301}b",
      String(repeating: "a", count: most - 1) + "\u{E9}",
      String(repeating: "a", count: most) + "bc",
    ]

  @Test func `titles are folded like any text, also those in ASCII`() {
    let folding = TitleFolding(Self.titles) { title, fold in
      var title = title
      title.withUTF8(fold)
    }
    var (bytes, words): ([UInt8], [[UInt32]]) = ([], [])
    for (number, title) in Self.titles.enumerated() {
      #expect(folding.beginnings[number] == (UInt32(bytes.count), UInt32(number)))
      var known = Folding()
      let folded = known.fold(title, atMost: Self.most)
      let starts = folded.isEmpty ? [0] : folded.wordStarts
      words += starts.map { [UInt32(bytes.count + $0), UInt32(number)] }
      bytes += folded.bytes + [0]
    }
    #expect(folding.bytes == bytes)
    #expect(folding.words.map { [$0.place, $0.title] } == words)
  }

  @Test func `invalid UTF-8 counts as U+FFFD`() {
    let index = TitleIndex(utf8: [[0x61, 0xFF], [0x62]].map { $0[...] })
    #expect(index.matches("a\u{FFFD}").titles == [0] && index.matches("b").titles == [1])
  }
}
