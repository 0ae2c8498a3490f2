import Cells

/// A private character for each different block of cells.
///
/// Curses takes them for glyphs without colour, so it need not know of colours, on which it spends
/// most of a refresh otherwise, and has a fourth of the places to look through;
/// `BlockTranslation` makes of each what it stands for. They are those of the two planes of Unicode
/// that are for private use.
struct BlockCodes {
  /// The blocks as they are to be shown, by their numbers; the first is blank.
  private(set) var blocks: [CellBlock] = [.blank]
  /// How many different blocks there may be at a time.
  let capacity: Int

  private let depth: ColorDepth
  private var table = BlockTable()
  /// Numbers that were in use once.
  private var free: [Int32] = []

  private static let planes: [UInt32] = [0xF_0000, 0x10_0000]
  private static let planeSize = 0xFFFE
  /// How many different blocks there may ever be at a time.
  static let limit = planes.count * planeSize

  /// Makes codes that know only the blank block.
  ///
  /// - Parameters:
  ///   - depth: The colours that are shown.
  ///   - capacity: How many different blocks there may be at a time, from 1 to ``limit``.
  init(depth: ColorDepth, capacity: Int = limit) {
    self.depth = depth
    self.capacity = min(capacity, Self.limit)
    table.insert(0, for: .blank)
  }

  /// The number of a block; nil if there are too many.
  mutating func number(of block: CellBlock) -> Int32? {
    if let number = table.number(of: block) { return number }
    guard let number = free.popLast() ?? nextNumber else { return nil }
    let shown = block.map(shown)
    if number < blocks.count { blocks[Int(number)] = shown } else { blocks.append(shown) }
    table.insert(number, for: block)
    return number
  }

  private var nextNumber: Int32? { blocks.count < capacity ? Int32(blocks.count) : nil }

  private func shown(_ cell: Cell) -> Cell {
    Cell(
      Self.shown(cell.glyph),
      foreground: cell.glyph == " " ? .terminal : cell.foreground.shown(in: depth),
      background: cell.background.shown(in: depth))
  }

  /// A glyph that the terminal surely shows in as many columns.
  private static func shown(_ glyph: Unicode.Scalar) -> Unicode.Scalar {
    if glyph == ClusterGlyph.rest { return glyph }
    guard let cluster = ClusterGlyph.cluster(of: glyph) else {
      return CharacterSet.isOneColumn(glyph) ? glyph : "?"
    }
    return ClusterGlyph.glyph(of: .init(text: ShownCluster.text(of: cluster), width: cluster.width))
  }

  /// Forgets all blocks but the blank one and those with some numbers.
  mutating func removeAll(but numbers: some Sequence<Int32>) {
    var isKept = [Bool](repeating: false, count: blocks.count)
    isKept[0] = true
    for number in numbers { isKept[Int(number)] = true }
    table.removeAll { isKept[Int($0)] }
    free = isKept.indices.filter { !isKept[$0] }.map { Int32($0) }.reversed()
  }

  /// The character of the block with a number.
  @inline(__always)
  static func character(of number: Int32) -> UInt32 {
    guard number > 0 else { return 0x20 }
    let place = UInt32(number - 1)
    let size = UInt32(planeSize)
    return place < size ? 0xF_0000 + place : 0x10_0000 + place - size
  }

  /// The number of a character's block; nil for others.
  @inline(__always)
  static func number(of character: UInt32) -> Int32? {
    guard character >= 0xF_0000 else { return character == 0x20 ? 0 : nil }
    return character < 0x10_0000
      ? Int32(character - 0xF_0000) + 1 : Int32(character - 0x10_0000) + Int32(planeSize) + 1
  }

  /// Whether curses would show the characters in this locale, each in one column.
  static var areUsable: Bool {
    planes.allSatisfy { plane in
      [plane, plane + UInt32(planeSize) - 1].allSatisfy { code in
        Unicode.Scalar(code).map(CharacterSet.isOneColumn) ?? false
      }
    }
  }
}
