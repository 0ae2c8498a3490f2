import Cells

/// A hash table from blocks to their numbers, with open addressing.
///
/// Each block of a picture is looked up. A dictionary, whose hashing is hardened against collisions
/// made on purpose, would double the cost of a picture. Here such collisions only cost time.
struct BlockTable {
  /// All blocks by their numbers, including those removed from the slots.
  private var blocks: [CellBlock] = []
  /// A power of two; at least a quarter of the slots are free.
  private var slots = [Slot](repeating: Slot(), count: 256)
  private var count = 0

  private struct Slot {
    var hash: UInt32 = 0
    /// -1 if the slot is free.
    var number: Int32 = -1
  }

  /// The number of a block; nil if it has none.
  func number(of block: CellBlock) -> Int32? {
    let number = slots[place(of: block, block.hash)].number
    return number < 0 ? nil : number
  }

  /// Gives a block a number.
  ///
  /// - Precondition: The block has no number, no other block has this one, and the number is at most
  ///   the count of numbers given so far.
  mutating func insert(_ number: Int32, for block: CellBlock) {
    if count * 4 >= slots.count * 3 { rebuild(slots.count * 2) { _ in true } }
    if number < blocks.count { blocks[Int(number)] = block } else { blocks.append(block) }
    let hash = block.hash
    slots[place(of: block, hash)] = Slot(hash: hash, number: number)
    count += 1
  }

  /// Removes the blocks whose numbers are not to be kept.
  mutating func removeAll(but isKept: (_ number: Int32) -> Bool) {
    rebuild(slots.count, isKept)
  }

  /// The slot of a block, or the first free one after its own if it is in none.
  @inline(__always)
  private func place(of block: CellBlock, _ hash: UInt32) -> Int {
    let mask = slots.count - 1
    var place = Int(hash) & mask
    while slots[place].number >= 0 {
      if slots[place].hash == hash, blocks[Int(slots[place].number)] == block { break }
      place = (place + 1) & mask
    }
    return place
  }

  private mutating func rebuild(_ size: Int, _ isKept: (_ number: Int32) -> Bool) {
    let old = slots
    slots = [Slot](repeating: Slot(), count: size)
    count = 0
    for slot in old where slot.number >= 0 && isKept(slot.number) {
      // The blocks all differ, so the first free slot is right.
      var place = Int(slot.hash) & (size - 1)
      while slots[place].number >= 0 { place = (place + 1) & (size - 1) }
      slots[place] = slot
      count += 1
    }
  }
}
