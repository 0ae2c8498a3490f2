import Cells

/// Replaces what curses writes by what the terminal understands.
///
/// Curses writes private characters (`BlockCodes`) without colours, and a few private sequences
/// (`PrivateSequence`). For each block the terminal gets those of its cells that it does not show yet.
/// Everything else passes unchanged. What the terminal shows is remembered from one refresh to the
/// next.
struct BlockTranslation {
  /// The numbers of the blocks that the terminal shows, row by row.
  private(set) var shown: [Int32]

  private var columns: Int
  private var blocksInRow: Int
  private var cells: CellPen
  /// The cursor according to curses, in blocks.
  private var place = (row: 0, block: 0)

  /// Makes a translation for a blank terminal.
  init(size: ScreenSize) {
    columns = size.columns
    blocksInRow = CellBlock.count(columns: columns)
    cells = CellPen(columns: columns)
    shown = Array(repeating: 0, count: blocksInRow * size.rows)
  }

  /// Notes that the terminal has another size.
  ///
  /// It must be cleared next, and still draws in the colours that it had.
  mutating func resize(to size: ScreenSize) {
    columns = size.columns
    blocksInRow = CellBlock.count(columns: columns)
    cells.resize(toColumns: columns)
    shown = Array(repeating: 0, count: blocksInRow * size.rows)
    place = (0, 0)
  }

  /// Notes that the terminal was reset, though not by curses: it draws in its own colours, and its
  /// cursor may be anywhere.
  mutating func terminalWasReset() { cells.wasReset() }

  /// Forgets what the terminal shows; it must be cleared next.
  mutating func forgetShown() { shown = Array(repeating: 0, count: shown.count) }

  /// Translates the output of one refresh.
  ///
  /// - Parameters:
  ///   - input: What curses wrote.
  ///   - blocks: All blocks, by their numbers.
  ///   - output: The translation is appended to it.
  mutating func translate(
    _ input: UnsafeRawBufferPointer, _ blocks: [CellBlock], into output: inout [UInt8]
  ) {
    // A block takes four bytes of input. A space is a blank block, which needs far less output.
    let capacity = input.count * CellBlock.width * CellPen.mostBytes / 4 + BytePen.slack
    output.append(addingCapacity: capacity) { span in
      span.withUnsafeMutableBufferPointer { buffer, count in
        guard let first = buffer.baseAddress else { return }
        var pen = BytePen(first + count)
        blocks.withUnsafeBufferPointer { translate(input, $0, with: &pen) }
        count = pen.next - first
      }
    }
  }

  private mutating func translate(
    _ input: UnsafeRawBufferPointer, _ blocks: UnsafeBufferPointer<CellBlock>,
    with pen: inout BytePen
  ) {
    var next = 0
    while next < input.count {
      let byte = input[next]
      switch byte {
      case 0x20, 0xF0...0xFF:
        let (number, length) = Self.number(input, at: next)
        draw(Int(number) < blocks.count ? number : 0, blocks, &pen)
        next += length
      case 2: next = movement(input, at: next)
      case 3:
        cells.clear(&pen)
        forgetShown()
        place = (0, 0)
        next += 1
      case 4:
        clearToEnd(&pen)
        next += 1
      case 0x1B: next = escape(input, at: next, &pen)
      default:
        pen.append(byte)
        cells.wasMoved()
        next += 1
      }
    }
  }

  /// The number of the block whose character begins at an index, and the character's length in bytes;
  /// a character of no block counts as blank.
  @inline(__always)
  private static func number(
    _ input: UnsafeRawBufferPointer, at place: Int
  ) -> (number: Int32, length: Int) {
    guard input[place] != 0x20, place + 4 <= input.count else { return (0, 1) }
    let code =
      UInt32(input[place] & 7) << 18 | UInt32(input[place + 1] & 0x3F) << 12
      | UInt32(input[place + 2] & 0x3F) << 6 | UInt32(input[place + 3] & 0x3F)
    return (BlockCodes.number(of: code) ?? 0, 4)
  }

  // MARK: Drawing

  /// Draws the changed cells of a block at curses' cursor, and advances that.
  @inline(__always)
  private mutating func draw(
    _ number: Int32, _ blocks: UnsafeBufferPointer<CellBlock>, _ pen: inout BytePen
  ) {
    let index = place.row * blocksInRow + place.block
    guard place.block < blocksInRow, index < shown.count else { return }
    let column = place.block * CellBlock.width
    place.block += 1
    guard shown[index] != number else { return }
    let old = blocks[Int(shown[index])].cells
    let new = blocks[Int(number)].cells
    shown[index] = number
    draw(new.0, over: old.0, column, &pen)
    draw(new.1, over: old.1, column + 1, &pen)
    draw(new.2, over: old.2, column + 2, &pen)
    draw(new.3, over: old.3, column + 3, &pen)
  }

  @inline(__always)
  private mutating func draw(_ cell: Cell, over old: Cell, _ column: Int, _ pen: inout BytePen) {
    guard cell != old, column < columns else { return }
    cells.draw(cell, row: place.row, column: column, &pen)
  }

  private mutating func clearToEnd(_ pen: inout BytePen) {
    let start = place.row * blocksInRow
    guard place.block < blocksInRow, start < shown.count else { return }
    for index in start + place.block..<start + blocksInRow { shown[index] = 0 }
    cells.clearToEnd(row: place.row, column: place.block * CellBlock.width, &pen)
  }

  // MARK: Sequences

  /// Handles the private movement that begins at an index; returns the index after it.
  private mutating func movement(_ input: UnsafeRawBufferPointer, at start: Int) -> Int {
    var next = start + 1
    func number() -> Int {
      var number = 0
      while next < input.count, (0x30...0x39).contains(input[next]) {
        number = number * 10 + Int(input[next] - 0x30)
        next += 1
      }
      next += 1
      return number
    }
    let row = number()
    place = (row, number())
    return next
  }

  /// Copies the sequence that begins at an index; returns the index after it.
  private mutating func escape(
    _ input: UnsafeRawBufferPointer, at start: Int, _ pen: inout BytePen
  ) -> Int {
    var end = start + 1
    if end < input.count, input[end] == UInt8(ascii: "[") {
      end += 1
      while end < input.count, !(0x40...0x7E).contains(input[end]) { end += 1 }
    } else {
      // As in `ESC ( B`: intermediate bytes and a final one.
      while end < input.count, (0x20..<0x30).contains(input[end]) { end += 1 }
    }
    end = min(end + 1, input.count)
    pen.append(input[start..<end])
    switch input[end - 1] {
    case UInt8(ascii: "m"): cells.wasColored()
    case UInt8(ascii: "h"), UInt8(ascii: "l"): break
    default: cells.wasMoved()
    }
    return end
  }
}
