import Testing

@testable import Lookup

@Suite struct JoinedIndexTests {
  @Test func `several indexes find the same as one of all titles`() {
    var random = Random(state: 11)
    let syllables = ["a", "A", "b", "aB", " ", "-", "é", "ß", "1", "ab", "日", "Ab"]
    for _ in 0..<100 {
      let titles = (0..<Int(random.next() % 30)).map { _ in random.text(of: syllables, atMost: 6) }
      let inner = (0..<2).map { _ in Int(random.next() % UInt64(titles.count + 1)) }
      let cuts = [0] + inner.sorted() + [titles.count]
      let joined = JoinedIndex(
        zip(cuts, cuts.dropFirst()).map { TitleIndex(Array(titles[$0..<$1])) })
      let whole = TitleIndex(titles)
      #expect(joined.count == titles.count)
      for query in ["", "a", "ab", "b", "1", "日", "e", "zz"] + titles.prefix(5) {
        for limit in [1, 3, 100] {
          #expect(
            joined.matches(query, atMost: limit) == whole.matches(query, atMost: limit),
            "\(query) in \(titles), cut at \(cuts)")
        }
      }
    }
  }
}
