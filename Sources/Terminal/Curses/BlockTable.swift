import Cells

/// Numbers of blocks.
///
/// A picture asks for one with each block, which the hashing of a dictionary, made safe against
/// malice, would double the cost of. Cells come from pictures; chosen with malice they only cost
/// time.
struct BlockTable {
  /// By their numbers; those that have none any more too.
  private var blocks: [CellBlock] = []
  /// A power of two; at least a quarter of the slots are free.
  private var slots = [Slot](repeating: Slot(), count: 256)
  private var count = 0

  private struct Slot {
    var scattered: UInt32 = 0
    /// -1 if the slot is free.
    var number: Int32 = -1
  }

  /// The number of a block; nil if it has none.
  func number(of block: CellBlock) -> Int32? {
    let number = slots[place(of: block, block.scattered)].number
    return number < 0 ? nil : number
  }

  /// Gives a block a number.
  ///
  /// - Precondition: It has none, and the number is nobody else's; at most the number of blocks that
  ///   were given one so far.
  mutating func insert(_ number: Int32, for block: CellBlock) {
    if count * 4 >= slots.count * 3 { rebuild(slots.count * 2) { _ in true } }
    if number < blocks.count { blocks[Int(number)] = block } else { blocks.append(block) }
    let scattered = block.scattered
    slots[place(of: block, scattered)] = Slot(scattered: scattered, number: number)
    count += 1
  }

  /// Takes their numbers from all blocks but some.
  mutating func removeAll(but isKept: (_ number: Int32) -> Bool) {
    rebuild(slots.count, isKept)
  }

  /// Where a block stands, or would stand: the first free slot from its own one on.
  @inline(__always)
  private func place(of block: CellBlock, _ scattered: UInt32) -> Int {
    let mask = slots.count - 1
    var place = Int(scattered) & mask
    while slots[place].number >= 0 {
      if slots[place].scattered == scattered, blocks[Int(slots[place].number)] == block { break }
      place = (place + 1) & mask
    }
    return place
  }

  private mutating func rebuild(_ size: Int, _ isKept: (_ number: Int32) -> Bool) {
    let old = slots
    slots = [Slot](repeating: Slot(), count: size)
    count = 0
    for slot in old where slot.number >= 0 && isKept(slot.number) {
      // They all differ, so the first free one is right.
      var place = Int(slot.scattered) & (size - 1)
      while slots[place].number >= 0 { place = (place + 1) & (size - 1) }
      slots[place] = slot
      count += 1
    }
  }
}
