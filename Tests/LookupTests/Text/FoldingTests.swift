import Lookup
import Testing

@Suite struct FoldingTests {
  @Test(arguments: Name.all) func `a name is folded`(name: Name) {
    #expect(Array(name.folded.utf8) == Folding.folded(name.text).bytes)
  }

  @Test(arguments: Name.all) func `the words of a name are found`(name: Name) {
    let folded = Folding.folded(name.text)
    let words = folded.wordStarts.map { String(decoding: folded.bytes[$0...], as: UTF8.self) }
    #expect(words.map(Array.init) == name.words.map(Array.init))
  }

  @Test(arguments: Name.all) func `folding twice changes nothing`(name: Name) {
    #expect(Folding.folded(name.folded).bytes == Folding.folded(name.text).bytes)
  }

  @Test func `there are forty names`() { #expect(Name.all.count >= 40) }

  static let marks: [(text: String, query: String, marked: String)] = [
    ("Cafe\u{301} bar", "fe", "fe\u{301}"),
    ("Straße", "s", "S"), ("Straße", "strass", "Straß"), ("Straße", "ss", "ß"),
    ("ﬁlm", "i", "ﬁ"), ("日本語", "本", "本"), ("bell\u{7}rung", "lr", "l\u{7}r"),
    ("\u{202E}evil", "e", "e"), ("👍🏽 ok", "👍", "👍🏽"), ("İstanbul", "is", "İs"),
    ("한글", "하", "한"),
  ]

  @Test(arguments: marks) func `a match is found in the original text`(
    text: String, query: String, marked: String
  ) throws {
    let folded = Folding.folded(text)
    let range = try #require(folded.firstRange(of: Folding.folded(query)))
    let found = Array(text)[folded.graphemes(of: range)]
    #expect(Array(String(found).unicodeScalars) == Array(marked.unicodeScalars))
  }

  @Test func `a word is found by its beginning`() {
    let folded = Folding.folded("drinkIdle")
    #expect(folded.wordRange(of: Folding.folded("ID")) == 5..<7)
    #expect(folded.wordRange(of: Folding.folded("rink")) == nil)
    #expect(folded.wordRange(of: Folding.folded("")) == nil)
    #expect(folded.begins(with: Folding.folded("DRINK")))
  }

  @Test func `a search may begin after the first match`() {
    let folded = Folding.folded("abab")
    let query = Folding.folded("ab")
    #expect(folded.firstRange(of: query, from: 1) == 2..<4)
    #expect(folded.firstRange(of: query, from: 3) == nil)
    #expect(folded.firstRange(of: Folding.folded("")) == nil)
    #expect(folded.firstRange(of: Folding.folded("ababa")) == nil)
  }
}
