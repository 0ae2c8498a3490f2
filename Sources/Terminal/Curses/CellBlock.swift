import Cells

/// A few neighbouring cells of a row, which are one character to curses.
struct CellBlock: Equatable {
  /// How many cells there are in a block.
  ///
  /// With wider blocks curses has fewer characters to compare, but there are more different blocks.
  static let width = 4

  var cells: (Cell, Cell, Cell, Cell)

  static let blank = CellBlock { _ in .blank }

  /// Makes a block of four cells, given by their places from 0 to 3.
  @inline(__always)
  init(_ cell: (_ place: Int) -> Cell) { cells = (cell(0), cell(1), cell(2), cell(3)) }

  /// Takes a block from a row of cells; beyond the end of the row it is blank.
  @inline(__always)
  init(_ row: Slice<UnsafeBufferPointer<Cell>>, number: Int) {
    let first = row.startIndex + number * Self.width
    self.init { first + $0 < row.endIndex ? row[first + $0] : .blank }
  }

  /// How many blocks a row has.
  static func count(columns: Int) -> Int { (columns + width - 1) / width }

  @inline(__always)
  static func == (left: CellBlock, right: CellBlock) -> Bool {
    left.cells.0 == right.cells.0 && left.cells.1 == right.cells.1
      && left.cells.2 == right.cells.2 && left.cells.3 == right.cells.3
  }

  /// The block with each of its cells changed.
  func map(_ change: (Cell) -> Cell) -> CellBlock {
    let (first, second, third, fourth) = cells
    return CellBlock { change([first, second, third, fourth][$0]) }
  }

  /// A hash, all bits of which depend on all bits of the cells.
  @inline(__always)
  var hash: UInt32 {
    // 2^64 over the golden ratio: the high bits of a product depend on all bits of the factor.
    let ratio: UInt64 = 0x9E37_79B9_7F4A_7C15
    var sum: UInt64 = 0
    func add(_ cell: Cell) {
      let colors = UInt64(cell.foreground.number) << 32 | UInt64(cell.background.number)
      sum = (sum ^ colors) &* ratio
      sum = (sum ^ sum >> 32 ^ UInt64(cell.glyph.value)) &* ratio
    }
    add(cells.0)
    add(cells.1)
    add(cells.2)
    add(cells.3)
    return UInt32(truncatingIfNeeded: sum >> 32)
  }
}
