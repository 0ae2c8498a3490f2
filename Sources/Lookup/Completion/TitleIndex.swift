/// An index of titles by how they, and the words in them, begin.
///
/// A query costs logarithms of the number of titles, and what it gives back; nothing is scanned.
package struct TitleIndex {
  /// Titles folded, as far as a query can reach, each with a zero behind it.
  let bytes: [UInt8]
  /// Beginnings of titles alone, and those of words too.
  private let beginnings: SortedBeginnings
  private let words: SortedBeginnings
  /// Where each title begins.
  private let places: [UInt32]

  /// Titles that match, by their numbers.
  package struct Matches: Hashable, Sendable {
    /// The first of them.
    package let titles: [Int]
    /// How many there are in all.
    package let count: Int

    package static let none = Matches(titles: [], count: 0)

    package init(titles: [Int], count: Int) {
      self.titles = titles
      self.count = count
    }
  }

  /// Makes an index; it costs about as much as sorting the words of the titles.
  ///
  /// No query is longer than a line that one types, so more of a title than ``LineEditor/mostGraphemes`` tells
  /// nothing, and comparing whole ends of a long one that repeats would cost the square of its length.
  package init(_ titles: [String]) {
    var titles = TitleFolding(titles) { title, fold in
      var title = title
      title.withUTF8(fold)
    }
    self.init(&titles)
  }

  /// Makes an index of titles in UTF-8, of which a mistake counts as U+FFFD.
  package init(utf8 titles: some Sequence<ArraySlice<UInt8>>) {
    var titles = TitleFolding(titles) { title, fold in title.withUnsafeBufferPointer(fold) }
    self.init(&titles)
  }

  private init(_ titles: inout TitleFolding) {
    places = titles.beginnings.map(\.place)
    beginnings = SortedBeginnings(titles.beginnings, in: titles.bytes)
    words = SortedBeginnings(titles.words, in: titles.bytes)
    bytes = titles.bytes
  }

  /// How many titles there are.
  package var count: Int { places.count }

  /// The titles that match a text: those that are the text, then those that begin with it, then those in which
  /// a later word begins so; each in the order in which they were given.
  ///
  /// - Parameters:
  ///   - text: Any case, any script, accents ignored; an empty text matches all.
  ///   - limit: How many to give.
  /// - Returns: The first of them, and how many there are.
  package func matches(_ text: String, atMost limit: Int = 100) -> Matches {
    let found = ranked(Folding.key(text), atMost: limit)
    let titles = Ranked.ranks.flatMap { found[keyPath: $0] }
    return Matches(titles: Array(titles.prefix(limit)), count: found.count)
  }

  /// Titles that match, the first of each rank.
  struct Ranked {
    var equal: [Int] = []
    var beginning: [Int] = []
    var words: [Int] = []
    /// How many there are in all.
    var count = 0

    /// The best first.
    static let ranks = [\Ranked.equal, \.beginning, \.words]
  }

  /// The titles that match a folded text; of those of all ranks together no fewer than the limit, if there are
  /// so many.
  func ranked(_ query: [UInt8], atMost limit: Int) -> Ranked {
    let beginning = beginnings.range(of: query, in: bytes)
    let equal = beginnings.range(of: query + [0], in: bytes)
    let range = words.range(of: query, in: bytes)
    var ranked = Ranked(count: words.titleCount(in: range))
    ranked.equal = beginnings.titles.ascending(in: equal).prefix(limit).map(Int.init)
    var left = limit - ranked.equal.count
    if left > 0 {
      let rest = equal.upperBound..<beginning.upperBound
      ranked.beginning = beginnings.titles.ascending(in: rest).prefix(left).map(Int.init)
      left -= ranked.beginning.count
    }
    if left > 0 { addWords(in: range, of: query, to: &ranked.words, left) }
    return ranked
  }

  private func addWords(
    in range: Range<Int>, of query: [UInt8], to found: inout [Int], _ limit: Int
  ) {
    // All titles that begin so are known here, fewer than the limit: no more than they are passed over.
    var last: UInt32?
    for title in words.titles.ascending(in: range) where title != last {
      last = title
      if begins(Int(title), with: query) { continue }
      found.append(Int(title))
      if found.count >= limit { return }
    }
  }

  private func begins(_ title: Int, with query: [UInt8]) -> Bool {
    bytes[Int(places[title])...].starts(with: query)
  }
}
