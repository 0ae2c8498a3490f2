import Testing

@testable import Lookup

@Suite struct TitleIndexTests {
  private static let titles = [
    "walk", "drinkIdle", "Idle", "idleness", "drink idle", "Élan", "walkLeft", "WALK", "", "日本語",
  ]

  static let queries: [(query: String, found: [String])] = [
    ("idle", ["Idle", "idleness", "drinkIdle", "drink idle"]),
    ("ID", ["Idle", "idleness", "drinkIdle", "drink idle"]),
    ("walk", ["walk", "WALK", "walkLeft"]), ("walkl", ["walkLeft"]), ("left", ["walkLeft"]),
    ("elan", ["Élan"]), ("e\u{301}lan", ["Élan"]), ("rink", []), ("本", ["日本語"]),
    ("drink i", ["drink idle"]), ("zzz", []), ("\u{FF}", []),
  ]

  @Test(arguments: queries) func `beginnings come first, then later words`(
    query: String, found: [String]
  ) {
    let matches = TitleIndex(Self.titles).matches(query)
    #expect(matches.titles.map { Self.titles[$0] } == found)
    #expect(matches.count == found.count)
  }

  @Test func `an empty query matches everything, in order`() {
    let matches = TitleIndex(Self.titles).matches("", atMost: 4)
    // The empty title equals the query.
    #expect(matches.titles == [8, 0, 1, 2] && matches.count == 10)
    #expect(TitleIndex([]).matches("").count == 0 && TitleIndex([]).matches("a").titles == [])
  }

  @Test func `a long title is indexed only up to the length of a query`() {
    let most = LineEditor.maximumGraphemes
    let titles = [String(repeating: "a ", count: 20_000), String(repeating: "é", count: most), "b"]
    let index = TitleIndex(titles)
    #expect(index.bytes.count == (most + 1) + (most + 1) + 2)
    #expect(index.matches("a").titles == [0] && index.matches("a").count == 1)
    let longest = String(repeating: "a ", count: most / 2)
    #expect(index.matches(longest).titles == [0] && index.matches(longest + "a").titles.isEmpty)
    #expect(index.matches(String(repeating: "E", count: most)).titles == [1])
  }

  /// What the index must find, by a scan of all titles.
  private static func naive(_ titles: [String], _ query: String) -> [Int] {
    let query = Folding.folded(query)
    let folded = titles.map(Folding.folded)
    let all = Array(titles.indices)
    let equal = all.filter { folded[$0].bytes == query.bytes }
    let beginning = all.filter { folded[$0].begins(with: query) && !equal.contains($0) }
    let words = all.filter {
      !folded[$0].begins(with: query) && folded[$0].wordRange(of: query) != nil
    }
    return equal + beginning + words
  }

  @Test func `it finds the same as a scan of all titles`() {
    var random = Random(state: 7)
    let syllables = ["a", "A", "b", "aB", " ", "-", "é", "ß", "1", "ab", "日", "Ab"]
    for _ in 0..<300 {
      let titles = (0..<Int(random.next() % 40)).map { _ in random.text(of: syllables, atMost: 6) }
      let index = TitleIndex(titles)
      for _ in 0..<10 {
        let query = random.text(of: syllables, atMost: 3)
        guard !Folding.key(query).isEmpty else { continue }
        let expected = Self.naive(titles, query)
        let limit = Int(random.next() % 12)
        let matches = index.matches(query, atMost: limit)
        #expect(matches.count == expected.count, "\(query) in \(titles)")
        #expect(matches.titles == Array(expected.prefix(limit)), "\(query) in \(titles)")
      }
    }
  }
}

/// Repeatable random numbers, after Marsaglia, Xorshift RNGs (2003).
struct Random {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  mutating func text(of parts: [String], atMost count: Int) -> String {
    (0..<Int(next() % UInt64(count + 1))).map { _ in parts[Int(next() % UInt64(parts.count))] }
      .joined()
  }
}
