import Cells

/// The numbers of colour pairs by their colours.
///
/// A picture asks for one with each cell, which the hashing of a dictionary, made safe against
/// malice, would double the cost of. Colours come from pictures; chosen with malice they only cost
/// time.
struct PairTable {
  /// A power of two; at least a quarter of the slots are free, and free ones hold 0, no pair's number.
  private var slots = [Slot](repeating: Slot(), count: 256)
  private var count = 0

  private struct Slot {
    var colors = ColorPairs.Colors.terminal
    var number: Int32 = 0
  }

  /// The number of two colours; nil if they have none.
  func number(of colors: ColorPairs.Colors) -> Int32? {
    let slot = slots[place(of: colors)]
    return slot.number == 0 ? nil : slot.number
  }

  /// Gives two colours a number, which is not 0.
  ///
  /// - Precondition: They have none.
  mutating func insert(_ number: Int32, for colors: ColorPairs.Colors) {
    if count * 4 >= slots.count * 3 { grow() }
    slots[place(of: colors)] = Slot(colors: colors, number: number)
    count += 1
  }

  mutating func removeAll() {
    for place in slots.indices { slots[place].number = 0 }
    count = 0
  }

  /// Where two colours stand, or would stand: the first free slot from their own one on.
  private func place(of colors: ColorPairs.Colors) -> Int {
    let mask = slots.count - 1
    // 2^64 over the golden ratio: the high bits of the product depend on all bits of the key.
    let product = colors.key &* 0x9E37_79B9_7F4A_7C15
    var place = Int(truncatingIfNeeded: product >> 32) & mask
    while slots[place].number != 0, slots[place].colors != colors { place = (place + 1) & mask }
    return place
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(), count: old.count * 2)
    for slot in old where slot.number != 0 { slots[place(of: slot.colors)] = slot }
  }
}

extension ColorPairs.Colors {
  fileprivate var key: UInt64 { UInt64(foreground.key) << 32 | UInt64(background.key) }
}

extension CellColor {
  /// A number of the colour's own.
  fileprivate var key: UInt32 {
    rgb ?? paletteIndex.map { 0x100_0000 | UInt32($0) } ?? 0x200_0000
  }
}
