import Cells

/// Painted patches within a bound of memory; those not shown for the longest time go first.
struct PatchCache {
  /// Bytes that all cells together may take.
  let capacity: Int
  private var entries: [Patch.Key: Entry] = [:]
  private var uses = 0
  private(set) var bytes = 0
  /// How often something was looked for and found.
  private(set) var hits = 0

  private struct Entry {
    let painting: Painting
    var lastUse: Int
  }

  init(capacity: Int) { self.capacity = capacity }

  /// The cells of a key, which count as shown just now; nil if they are not kept.
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

  /// Lets go of the oldest quarter, so that it is not done again at each new patch.
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
