import Basics

/// The next moment of each owner, the earliest first; of those at one moment, that of the lowest owner.
///
/// A binary heap with an index of where each owner's entry is. Owners are numbered from zero, and each
/// has at most one moment. Reading the first entry takes constant time, a change logarithmic time.
///
/// Example: owner 0 has the moment 40, owner 1 has 20, owner 2 has 30, owner 3 has 20. The entries
/// may be `[1 at 20, 3 at 20, 2 at 30, 0 at 40]` and the places `[3, 0, 2, 1]`. When owner 1 gets
/// the moment 50, owner 3 moves up to place 0, owner 0 to place 1, and owner 1 goes to place 3.
struct MomentHeap {
  /// An owner and its moment.
  struct Entry: Equatable {
    let time: Nanoseconds
    let owner: Int

    static func < (left: Entry, right: Entry) -> Bool { left.rank < right.rank }

    /// The moment, then the owner, as one number to compare without a branch: which of two entries comes
    /// first is unpredictable, and a mispredicted branch takes longer than the comparison.
    private var rank: Int128 { Int128(time) << 64 | Int128(owner) }
  }

  /// The parent of the entry at `place`, counted from zero, is at `(place - 1) / 2` and comes before it.
  private var entries: [Entry] = []
  /// The place of each owner's entry; ``nowhere`` if it has no moment.
  private var places: [Int]
  private static let nowhere = -1

  /// Makes a heap for a number of owners, none of which has a moment yet.
  init(owners: Int) {
    places = Array(repeating: Self.nowhere, count: owners)
    entries.reserveCapacity(owners)
  }

  /// The earliest moment and its owner; nil if no owner has a moment.
  var first: Entry? { entries.first }

  /// Gives an owner another moment, or none.
  mutating func set(_ time: Nanoseconds?, of owner: Int) {
    let place = places[owner]
    switch (time, place) {
    case (nil, Self.nowhere): break
    case (nil, _): remove(at: place)
    case (let time?, Self.nowhere):
      let entry = Entry(time: time, owner: owner)
      entries.append(entry)
      raise(entry, from: entries.count - 1)
    case (let time?, _):
      let entry = Entry(time: time, owner: owner)
      if entry < entries[place] { raise(entry, from: place) } else { sink(entry, from: place) }
    }
  }

  private mutating func remove(at place: Int) {
    let removed = entries[place]
    let last = entries.removeLast()
    places[removed.owner] = Self.nowhere
    guard last != removed else { return }
    if last < removed { raise(last, from: place) } else { sink(last, from: place) }
  }

  /// Puts an entry at a place or further up; the entry at the place is overwritten.
  private mutating func raise(_ entry: Entry, from start: Int) {
    var place = start
    while place > 0 {
      let parent = (place - 1) / 2
      guard entry < entries[parent] else { break }
      put(entries[parent], at: place)
      place = parent
    }
    put(entry, at: place)
  }

  /// Puts an entry at a place or further down; the entry at the place is overwritten.
  private mutating func sink(_ entry: Entry, from start: Int) {
    var place = start
    while true {
      var child = 2 * place + 1
      guard child < entries.count else { break }
      if child + 1 < entries.count { child += entries[child + 1] < entries[child] ? 1 : 0 }
      guard entries[child] < entry else { break }
      put(entries[child], at: place)
      place = child
    }
    put(entry, at: place)
  }

  private mutating func put(_ entry: Entry, at place: Int) {
    entries[place] = entry
    places[entry.owner] = place
  }
}
