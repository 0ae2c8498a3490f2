/// An index of titles by their beginnings and by those of the words in them.
///
/// - Complexity: A query takes O(log *n*) in the number of titles for each result; nothing is
///   scanned.
package struct TitleIndex {
  /// The titles folded, cut to the length of the longest query, each followed by a zero.
  let bytes: [UInt8]
  /// The beginnings of titles.
  private let beginnings: SortedBeginnings
  /// The beginnings of words, the first of each title among them.
  private let words: SortedBeginnings
  /// Where each title begins in ``bytes``.
  private let places: [UInt32]

  /// The titles that match a query, by their numbers.
  package struct Matches: Hashable, Sendable {
    /// The best of them, up to a limit.
    package let titles: [Int]
    /// The number of all matches.
    package let count: Int

    package static let none = Matches(titles: [], count: 0)

    package init(titles: [Int], count: Int) {
      self.titles = titles
      self.count = count
    }
  }

  /// Makes an index.
  ///
  /// Titles are cut to ``LineEditor/maximumGraphemes``, since no query is longer. Sorting the words
  /// of a long title that repeats itself would otherwise take time in the square of its length.
  ///
  /// - Complexity: O(*n* log *n*) in the number of words.
  package init(_ titles: [String]) {
    var titles = TitleFolding(titles) { title, fold in
      var title = title
      title.withUTF8(fold)
    }
    self.init(&titles)
  }

  /// Makes an index of titles in UTF-8; invalid bytes count as U+FFFD.
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

  /// The number of titles.
  package var count: Int { places.count }

  /// The titles that match a text: first those that are equal to it, then those that begin with it,
  /// then those in which a later word begins with it; each group in the order in which the titles
  /// were given.
  ///
  /// - Parameters:
  ///   - text: A text in any case, with or without accents; an empty text matches all.
  ///   - limit: The maximum number of titles to return.
  /// - Returns: The best titles, and the number of all that match.
  package func matches(_ text: String, atMost limit: Int = 100) -> Matches {
    let found = ranked(Folding.key(text), atMost: limit)
    let titles = Ranked.ranks.flatMap { found[keyPath: $0] }
    return Matches(titles: Array(titles.prefix(limit)), count: found.count)
  }

  /// The titles that match a query, the first of each rank.
  struct Ranked {
    var equal: [Int] = []
    var beginning: [Int] = []
    var words: [Int] = []
    /// The number of all matches.
    var count = 0

    /// From the best.
    static let ranks = [\Ranked.equal, \.beginning, \.words]
  }

  /// The titles that match a folded text; all of them, or at least `limit` in all ranks together.
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
    // Titles that begin with the query are listed already. They are fewer than the limit, so few
    // are skipped here.
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
