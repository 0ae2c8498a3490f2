import Cells

/// A memory-bounded cache of painted patches that evicts the least recently shown first.
struct PatchCache {
  /// Maximum size of all cells together, in bytes.
  let capacity: Int
  private var entries: [Patch.Key: Entry] = [:]
  private var uses = 0
  private(set) var bytes = 0
  /// Number of lookups that found a patch.
  private(set) var hits = 0

  private struct Entry {
    let painting: Painting
    var lastUse: Int
  }

  init(capacity: Int) { self.capacity = capacity }

  /// The cells of a key, marked as just shown; nil if they are not cached.
  mutating func painting(of key: Patch.Key) -> Painting? {
    guard let place = entries.index(forKey: key) else { return nil }
    uses += 1
    hits += 1
    entries.values[place].lastUse = uses
    return entries.values[place].painting
  }

  func contains(_ key: Patch.Key) -> Bool { entries[key] != nil }

  mutating func keep(_ painting: Painting, as key: Patch.Key) {
    uses += 1
    if let known = entries[key] { bytes -= Self.size(of: known.painting) }
    entries[key] = Entry(painting: painting, lastUse: uses)
    bytes += Self.size(of: painting)
    if bytes > capacity { makeRoom() }
  }

  /// Evicts the oldest quarter at once, so that not every new patch causes an eviction.
  private mutating func makeRoom() {
    for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      guard bytes > capacity / 4 * 3, entries.count > 1 else { return }
      bytes -= Self.size(of: entry.painting)
      entries[key] = nil
    }
  }

  private static func size(of painting: Painting) -> Int {
    painting.cells.cells.count * (MemoryLayout<Cell>.stride + 1) + 256
  }
}
