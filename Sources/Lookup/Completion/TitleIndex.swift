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
    var folding = Folding()
    var bytes: [UInt8] = []
    var beginnings: [(place: UInt32, title: UInt32)] = []
    var words: [(place: UInt32, title: UInt32)] = []
    for (number, title) in titles.enumerated() {
      let folded = folding.fold(title, atMost: LineEditor.mostGraphemes)
      let start = bytes.count
      beginnings.append((UInt32(start), UInt32(number)))
      if folded.isEmpty { words.append((UInt32(start), UInt32(number))) }
      for place in folded.wordStarts { words.append((UInt32(start + place), UInt32(number))) }
      bytes += folded.bytes
      bytes.append(0)
    }
    places = beginnings.map(\.place)
    self.beginnings = SortedBeginnings(beginnings, in: bytes)
    self.words = SortedBeginnings(words, in: bytes)
    self.bytes = bytes
  }

  /// The titles that match a text: those that are the text, then those that begin with it, then those in which
  /// a later word begins so; each in the order in which they were given.
  ///
  /// - Parameters:
  ///   - text: Any case, any script, accents ignored; an empty text matches all.
  ///   - limit: How many to give.
  /// - Returns: The first of them, and how many there are.
  package func matches(_ text: String, atMost limit: Int = 100) -> Matches {
    let query = Folding.key(text)
    let beginning = beginnings.range(of: query, in: bytes)
    let equal = beginnings.range(of: query + [0], in: bytes)
    let range = words.range(of: query, in: bytes)
    var found: [Int] = []
    for part in [equal, equal.upperBound..<beginning.upperBound] where found.count < limit {
      found += beginnings.titles.ascending(in: part).prefix(limit - found.count).map(Int.init)
    }
    if found.count < limit { addWords(in: range, of: query, to: &found, limit) }
    return Matches(titles: found, count: words.titleCount(in: range))
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
