/// Several indexes, one after the other, that act as one index of all their titles.
///
/// A query takes as long as one in each of them.
package struct JoinedIndex: Sendable {
  private var parts: [(first: Int, index: TitleIndex)] = []
  /// The number of titles.
  package private(set) var count = 0

  package init(_ indexes: [TitleIndex]) {
    for index in indexes {
      parts.append((count, index))
      count += index.count
    }
  }

  /// The titles that match a text, in the order of ``TitleIndex/matches(_:atMost:)``.
  package func matches(_ text: String, atMost limit: Int) -> TitleIndex.Matches {
    let query = Folding.key(text)
    let all = parts.map { ($0.first, $0.index.ranked(query, atMost: limit)) }
    var titles: [Int] = []
    for rank in TitleIndex.Ranked.ranks {
      for (first, ranked) in all {
        titles += ranked[keyPath: rank].prefix(limit - titles.count).map { first + $0 }
      }
    }
    return TitleIndex.Matches(titles: titles, count: all.reduce(0) { $0 + $1.1.count })
  }
}
