import Basics

/// The next moment of each of some owners, the earliest on top; of those at one moment, that of the
/// lowest owner.
///
/// A binary heap that knows where each owner stands in it. Owners are counted from zero, each has
/// one moment at most. Looking at the top takes no time, a change takes the logarithm of the count.
struct MomentHeap {
  /// An owner and its moment.
  struct Entry: Equatable {
    let time: Nanoseconds
    let owner: Int

    static func < (left: Entry, right: Entry) -> Bool { left.rank < right.rank }

    /// The moment before the owner; one number, as which of two comes first cannot be guessed, and a
    /// processor that guesses wrong loses more time than it takes to compare.
    private var rank: Int128 { Int128(time) << 64 | Int128(owner) }
  }

  /// No entry is before the one at half its place; places count from zero, `(place - 1) / 2` is above.
  private var entries: [Entry] = []
  /// Where each owner's entry is; nowhere for one without a moment.
  private var places: [Int]
  private static let nowhere = -1

  /// Makes a heap for so many owners, none of which has a moment yet.
  init(owners: Int) {
    places = Array(repeating: Self.nowhere, count: owners)
    entries.reserveCapacity(owners)
  }

  /// The earliest moment; nil if nobody has one.
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

  /// Puts an entry at a place or above, whatever was at the place.
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

  /// Puts an entry at a place or below, whatever was at the place.
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
