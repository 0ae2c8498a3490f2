import Cells

/// A private character for each different block of cells.
///
/// To curses they are glyphs without colour: otherwise it would spend most of a refresh on colours. It
/// also has only a fourth as many cells to compare. `BlockTranslation` replaces each character by the
/// cells that it stands for. The characters are those of Unicode's two planes for private use.
struct BlockCodes {
  /// The blocks as the terminal shows them, by their numbers; the first is blank.
  private(set) var blocks: [CellBlock] = [.blank]
  /// How many different blocks there may be at one time.
  let capacity: Int

  private let depth: ColorDepth
  private var table = BlockTable()
  /// Numbers whose blocks were forgotten.
  private var free: [Int32] = []

  private static let planes: [UInt32] = [0xF_0000, 0x10_0000]
  private static let planeSize = 0xFFFE
  /// The largest possible capacity.
  static let limit = planes.count * planeSize

  /// Makes codes for the blank block only.
  ///
  /// - Parameters:
  ///   - depth: The colours that are shown.
  ///   - capacity: How many different blocks there may be at one time, from 1 to ``limit``.
  init(depth: ColorDepth, capacity: Int = limit) {
    self.depth = depth
    self.capacity = min(capacity, Self.limit)
    table.insert(0, for: .blank)
  }

  /// The number of a block, which gets one if it has none; nil if there are too many blocks.
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

  /// The glyph, or one of the same width that the terminal surely shows.
  private static func shown(_ glyph: Unicode.Scalar) -> Unicode.Scalar {
    if glyph == ClusterGlyph.rest { return glyph }
    guard let cluster = ClusterGlyph.cluster(of: glyph) else {
      return CharacterSet.isOneColumn(glyph) ? glyph : "?"
    }
    return ClusterGlyph.glyph(of: .init(text: ShownCluster.text(of: cluster), width: cluster.width))
  }

  /// Forgets all blocks except the blank one and those with the given numbers.
  mutating func removeAll(but numbers: some Sequence<Int32>) {
    var isKept = [Bool](repeating: false, count: blocks.count)
    isKept[0] = true
    for number in numbers { isKept[Int(number)] = true }
    table.removeAll { isKept[Int($0)] }
    free = isKept.indices.filter { !isKept[$0] }.map { Int32($0) }.reversed()
  }

  /// The character of the block with the given number.
  @inline(__always)
  static func character(of number: Int32) -> UInt32 {
    guard number > 0 else { return 0x20 }
    let place = UInt32(number - 1)
    let size = UInt32(planeSize)
    return place < size ? 0xF_0000 + place : 0x10_0000 + place - size
  }

  /// The number of a character's block; nil for all other characters.
  @inline(__always)
  static func number(of character: UInt32) -> Int32? {
    guard character >= 0xF_0000 else { return character == 0x20 ? 0 : nil }
    return character < 0x10_0000
      ? Int32(character - 0xF_0000) + 1 : Int32(character - 0x10_0000) + Int32(planeSize) + 1
  }

  /// Whether curses shows the characters in this locale, each in one column.
  static var areUsable: Bool {
    planes.allSatisfy { plane in
      [plane, plane + UInt32(planeSize) - 1].allSatisfy { code in
        Unicode.Scalar(code).map(CharacterSet.isOneColumn) ?? false
      }
    }
  }
}
