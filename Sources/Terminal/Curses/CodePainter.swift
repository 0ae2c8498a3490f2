import CCurses
import Cells

/// Puts blocks of cells into curses' window as their private characters.
@MainActor final class CodePainter: WindowPainter {
  private var codes: BlockCodes
  private var translation: BlockTranslation
  /// The numbers of the blocks in curses' window, row by row.
  private var window: [Int32]
  private var blocksInRow: Int
  private let depth: ColorDepth

  /// At least this many different blocks are remembered: those of some hundred small pictures.
  private static let smallestCapacity = 0x4000

  init(depth: ColorDepth, size: ScreenSize) {
    self.depth = depth
    blocksInRow = CellBlock.count(columns: size.columns)
    window = Array(repeating: 0, count: blocksInRow * size.rows)
    translation = BlockTranslation(size: size)
    codes = Self.codes(for: window.count, depth)
  }

  /// Codes enough for what is on the screen and in the window, and for a picture of blocks that all
  /// differ from those.
  private static func codes(for places: Int, _ depth: ColorDepth) -> BlockCodes {
    BlockCodes(depth: depth, capacity: max(smallestCapacity, places * 3))
  }

  func windowColumns(for columns: Int) -> Int { CellBlock.count(columns: columns) }

  func put(_ runs: [CellRun], of grid: CellGrid) -> Bool {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: blocksInRow) { characters in
      grid.cells.withUnsafeBufferPointer { cells in
        var isComplete = true
        // The row written last, and the next block in it.
        var (row, next) = (-1, 0)
        for run in runs {
          if run.row != row { (row, next) = (run.row, 0) }
          let start = row * grid.columns
          let first = max(next, (run.places.lowerBound - start) / CellBlock.width)
          next = max(next, CellBlock.count(columns: run.places.upperBound - start))
          guard first < next else { continue }
          let line = cells[start..<start + grid.columns]
          isComplete = write(first..<next, of: line, row: row, to: characters) && isComplete
          zoe_put_plain(Int32(row), Int32(first), characters.baseAddress, Int32(next - first))
        }
        return isComplete
      }
    }
  }

  /// Writes the characters of some blocks of a row, and notes their numbers; a block that gets none
  /// becomes a space.
  ///
  /// - Returns: Whether all have a number.
  private func write(
    _ blocks: Range<Int>, of line: Slice<UnsafeBufferPointer<Cell>>, row: Int,
    to characters: UnsafeMutableBufferPointer<UInt32>
  ) -> Bool {
    var isComplete = true
    for block in blocks {
      let number = code(of: CellBlock(line, number: block))
      window[row * blocksInRow + block] = number ?? 0
      isComplete = isComplete && number != nil
      characters[block - blocks.lowerBound] = BlockCodes.character(of: number ?? 0)
    }
    return isComplete
  }

  /// The number of a block; nil if there are too many on the screen.
  private func code(of block: CellBlock) -> Int32? {
    if let number = codes.number(of: block) { return number }
    codes.removeAll(but: [translation.shown, window].joined())
    return codes.number(of: block)
  }

  func forgetColors() {
    window = Array(repeating: 0, count: window.count)
    translation.forgetShown()
    codes.removeAll(but: [])
  }

  func translate(_ input: UnsafeRawBufferPointer, into output: inout [UInt8]) {
    translation.translate(input, codes.blocks, into: &output)
  }

  func terminalWasReset() { translation.terminalWasReset() }

  func resize(to size: ScreenSize) {
    blocksInRow = CellBlock.count(columns: size.columns)
    window = Array(repeating: 0, count: blocksInRow * size.rows)
    translation.resize(to: size)
    codes = Self.codes(for: window.count, depth)
  }
}
