import Cells

/// Numbers of cells.
///
/// A picture asks for one with each cell, which the hashing of a dictionary, made safe against
/// malice, would double the cost of. Cells come from pictures; chosen with malice they only cost
/// time.
struct CellTable {
  /// A power of two; at least a quarter of the slots are free, and free ones hold -1.
  private var slots = [Slot](repeating: Slot(), count: 256)
  private var count = 0

  private struct Slot {
    var cell = Cell.blank
    var number: Int32 = -1
  }

  /// The number of a cell; nil if it has none.
  func number(of cell: Cell) -> Int? {
    let number = slots[place(of: cell)].number
    return number < 0 ? nil : Int(number)
  }

  /// Gives a cell a number from zero to 2^31 - 1.
  ///
  /// - Precondition: It has none.
  mutating func insert(_ number: Int, for cell: Cell) {
    if count * 4 >= slots.count * 3 { grow() }
    slots[place(of: cell)] = Slot(cell: cell, number: Int32(number))
    count += 1
  }

  mutating func removeAll() {
    slots = [Slot](repeating: Slot(), count: 256)
    count = 0
  }

  /// Where a cell stands, or would stand: the first free slot from its own one on.
  private func place(of cell: Cell) -> Int {
    let mask = slots.count - 1
    var place = cell.scattered & mask
    while slots[place].number >= 0, slots[place].cell != cell { place = (place + 1) & mask }
    return place
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(), count: old.count * 2)
    for slot in old where slot.number >= 0 { slots[place(of: slot.cell)] = slot }
  }
}

extension Cell {
  /// A number that is likely to differ from those of other cells in its lower bits.
  fileprivate var scattered: Int {
    // 2^64 over the golden ratio: the high bits of the product depend on all bits of the factor.
    let ratio: UInt64 = 0x9E37_79B9_7F4A_7C15
    let colors = UInt64(foreground.number) << 32 | UInt64(background.number)
    let product = ((colors &* ratio) ^ UInt64(glyph.value)) &* ratio
    return Int(truncatingIfNeeded: product >> 32)
  }
}
