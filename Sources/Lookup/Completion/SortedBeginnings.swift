import Glibc

/// Places in folded titles, sorted by what follows them, so that all that begin with some text stand together.
struct SortedBeginnings {
  /// What stands at a place: the title's number.
  let titles: MinimumTree
  private let places: [UInt32]
  /// For each entry, how many entries up to it are of a title that another entry before shares as much with as
  /// stands there.
  private let repeats: [UInt32]

  /// Sorts places.
  ///
  /// - Parameters:
  ///   - entries: Places in `bytes`, and numbers of their titles.
  ///   - bytes: Titles, each with a zero behind it.
  init(_ entries: [(place: UInt32, title: UInt32)], in bytes: [UInt8]) {
    let sorted = bytes.withUnsafeBufferPointer { Self.sorted(entries, $0) }
    places = sorted.map(\.place)
    titles = MinimumTree(sorted.map(\.title))
    repeats = bytes.withUnsafeBufferPointer { Self.repeats(sorted, $0) }
  }

  /// The entries that begin with some bytes.
  func range(of query: [UInt8], in bytes: [UInt8]) -> Range<Int> {
    let low = partition(in: bytes) { Self.compare(query, to: $0) > 0 }
    let high = partition(in: bytes) { Self.compare(query, to: $0) >= 0 }
    return low..<max(low, high)
  }

  /// How many titles have entries in a range; it must be one of those that `range(of:in:)` gives.
  func titleCount(in range: Range<Int>) -> Int {
    guard let last = range.last else { return 0 }
    return range.count - Int(repeats[last] - repeats[range.lowerBound])
  }

  // MARK: Looking

  /// The first entry of which something is not true; it is true of all before that.
  private func partition(
    in bytes: [UInt8], _ isBefore: (UnsafePointer<UInt8>) -> Bool
  ) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return 0 }
      var (low, high) = (0, places.count)
      while low < high {
        let middle = (low + high) / 2
        if isBefore(start + Int(places[middle])) { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }

  /// Zero if the text begins with the query; else on which side of such texts it is.
  private static func compare(_ query: [UInt8], to text: UnsafePointer<UInt8>) -> Int {
    // A zero ends the text, and is less than any byte of the query.
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

  /// Counts for `titleCount(in:)`.
  ///
  /// After K. Sadakane, Succinct data structures for flexible text retrieval systems (2007): each two neighbours of one title are noted at the entry between them, or
  /// at the second of them, that shares the least with the one before it. That entry and its
  /// predecessor are in a range of common beginnings just when both neighbours are.
  private static func repeats(
    _ sorted: [Entry], _ bytes: UnsafeBufferPointer<UInt8>
  ) -> [UInt32] {
    var counts = [UInt32](repeating: 0, count: sorted.count)
    var lastEntry: [UInt32: Int] = [:]
    // Entries whose shared lengths ascend, each the least from the one below it on.
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
    var (low, high) = (0, least.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if least[middle].entry > entry { high = middle } else { low = middle + 1 }
    }
    return least[low].entry
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
