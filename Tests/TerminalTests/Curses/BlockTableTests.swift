import Cells
import Testing

@testable import Terminal

@Suite struct BlockTableTests {
  private static func block(_ number: Int) -> CellBlock {
    let value = UInt32(number)
    // Alike in most bits, and some of them palette colours or the terminal's own.
    let cell =
      switch number % 4 {
      case 0: Cell("▀", foreground: .rgb(value), background: .terminal)
      case 1: Cell("▀", foreground: .rgb(0x80), background: .rgb(value << 8))
      case 2: Cell(Unicode.Scalar(0x100 + value) ?? "?")
      default:
        Cell(
          "▄", foreground: .palette(UInt8(truncatingIfNeeded: value)), background: .rgb(value >> 8))
      }
    return CellBlock { $0 == number / 4 % 4 ? cell : .blank }
  }

  @Test func `each block keeps its number while the table grows`() {
    var table = BlockTable()
    for number in 0..<5000 {
      #expect(table.number(of: Self.block(number)) == nil)
      table.insert(Int32(number), for: Self.block(number))
    }
    for number in 0..<5000 { #expect(table.number(of: Self.block(number)) == Int32(number)) }
  }

  @Test func `those that are kept have their numbers, those of the others are free again`() {
    var table = BlockTable()
    for number in 0..<300 { table.insert(Int32(number), for: Self.block(number)) }
    table.removeAll { $0 % 3 == 0 }
    for number in 0..<300 {
      #expect(table.number(of: Self.block(number)) == (number % 3 == 0 ? Int32(number) : nil))
    }
    table.insert(7, for: Self.block(1000))
    #expect(table.number(of: Self.block(1000)) == 7)
    #expect(table.number(of: Self.block(7)) == nil)
  }
}
