import Basics
import Glibc

/// Places in folded titles, sorted by the text that begins there: a suffix array of chosen places.
///
/// So all places where a query begins are one range.
struct SortedBeginnings {
  /// For each entry, the number of its title.
  let titles: MinimumTree
  private let places: [UInt32]
  /// Running counts of repeated titles, for ``titleCount(in:)``.
  private let repeats: [UInt32]

  /// Sorts the entries.
  ///
  /// - Parameters:
  ///   - entries: Places in `bytes`, and the numbers of their titles.
  ///   - bytes: The titles, each followed by a zero.
  init(_ entries: [(place: UInt32, title: UInt32)], in bytes: [UInt8]) {
    let sorted = bytes.withUnsafeBufferPointer { Self.sorted(entries, $0) }
    places = sorted.map(\.place)
    titles = MinimumTree(sorted.map(\.title))
    repeats = bytes.withUnsafeBufferPointer { Self.repeats(sorted, $0) }
  }

  /// The entries that begin with a query.
  func range(of query: [UInt8], in bytes: [UInt8]) -> Range<Int> {
    bytes.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return 0..<0 }
      let low = places.partitioningIndex { Self.compare(query, to: start + Int($0)) <= 0 }
      let high = places[low...].partitioningIndex { Self.compare(query, to: start + Int($0)) < 0 }
      return low..<high
    }
  }

  /// The number of different titles in a range that `range(of:in:)` returned.
  func titleCount(in range: Range<Int>) -> Int {
    guard let last = range.last else { return 0 }
    return range.count - Int(repeats[last] - repeats[range.lowerBound])
  }

  /// Compares a query with a text.
  ///
  /// - Returns: Zero if the text begins with the query, less than zero if it comes after such
  ///   texts, and more than zero if it comes before them.
  private static func compare(_ query: [UInt8], to text: UnsafePointer<UInt8>) -> Int {
    // A zero ends the text, and is less than any other byte.
    for (place, byte) in query.enumerated() where byte != text[place] {
      return Int(byte) - Int(text[place])
    }
    return 0
  }

  // MARK: Sorting

  private typealias Entry = (place: UInt32, title: UInt32)

  private static func sorted(_ entries: [Entry], _ bytes: UnsafeBufferPointer<UInt8>) -> [Entry] {
    guard let start = bytes.baseAddress else { return [] }
    // Most differ in the first eight bytes, which are compared as one number.
    let keyed = entries.map { entry in
      (key: key(at: Int(entry.place), bytes), entry: entry)
    }
    return keyed.sorted { left, right in
      if left.key != right.key { return left.key < right.key }
      if left.key & 0xFF != 0 {
        let order = strcmp(cString(start, left.entry.place), cString(start, right.entry.place))
        if order != 0 { return order < 0 }
      }
      return left.entry.title < right.entry.title
    }.map(\.entry)
  }

  private static func cString(
    _ start: UnsafePointer<UInt8>, _ place: UInt32
  ) -> UnsafePointer<CChar> {
    UnsafeRawPointer(start + Int(place)).assumingMemoryBound(to: CChar.self)
  }

  private static func key(at place: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var key: UInt64 = 0
    var place = place
    for _ in 0..<8 {
      key <<= 8
      guard bytes[place] != 0 else { continue }
      key |= UInt64(bytes[place])
      place += 1
    }
    return key
  }

  // MARK: Titles with several entries

  /// Running counts of repeated titles.
  ///
  /// After K. Sadakane, Succinct data structures for flexible text retrieval systems (2007). Take
  /// two successive entries of one title. Among those after the first, up to and including the
  /// second, find the entry that shares the shortest beginning with its predecessor, and count one
  /// there. A range of entries with a common beginning contains that entry and its predecessor
  /// exactly if it contains both entries of the title. So the counts within a range are the number
  /// of entries that repeat a title.
  private static func repeats(
    _ sorted: [Entry], _ bytes: UnsafeBufferPointer<UInt8>
  ) -> [UInt32] {
    var counts = [UInt32](repeating: 0, count: sorted.count)
    var lastEntry: [UInt32: Int] = [:]
    // A stack of entries with ascending shared lengths, each the least of those after the one below
    // it.
    var least: [(entry: Int, length: Int)] = []
    for entry in sorted.indices {
      if entry > 0 {
        let length = shared(sorted[entry - 1].place, sorted[entry].place, bytes)
        while let last = least.last, last.length >= length { least.removeLast() }
        least.append((entry, length))
      }
      if let before = lastEntry.updateValue(entry, forKey: sorted[entry].title) {
        counts[firstEntry(after: before, in: least)] += 1
      }
    }
    for entry in counts.indices.dropFirst() { counts[entry] += counts[entry - 1] }
    return counts
  }

  private static func firstEntry(after entry: Int, in least: [(entry: Int, length: Int)]) -> Int {
    least[least.partitioningIndex { $0.entry > entry }].entry
  }

  private static func shared(
    _ left: UInt32, _ right: UInt32, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var length = 0
    while bytes[Int(left) + length] != 0, bytes[Int(left) + length] == bytes[Int(right) + length] {
      length += 1
    }
    return length
  }
}
