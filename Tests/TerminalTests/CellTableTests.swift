import Cells
import Testing

@testable import Terminal

@Suite struct CellTableTests {
  private static func cell(_ number: Int) -> Cell {
    let value = UInt32(number)
    // Alike in most bits, and some of them palette colours or the terminal's own.
    return switch number % 4 {
    case 0: Cell("▀", foreground: .rgb(value), background: .terminal)
    case 1: Cell("▀", foreground: .rgb(0x80), background: .rgb(value << 8))
    case 2: Cell(Unicode.Scalar(0x100 + value) ?? "?")
    default:
      Cell(
        "▄", foreground: .palette(UInt8(truncatingIfNeeded: value)), background: .rgb(value >> 8))
    }
  }

  @Test func `each cell keeps its number while the table grows`() {
    var table = CellTable()
    for number in 0..<5000 {
      #expect(table.number(of: Self.cell(number)) == nil)
      table.insert(number, for: Self.cell(number))
    }
    for number in 0..<5000 { #expect(table.number(of: Self.cell(number)) == number) }
  }

  @Test func `emptied, it knows none`() {
    var table = CellTable()
    for number in 0..<300 { table.insert(number, for: Self.cell(number)) }
    table.removeAll()
    for number in 0..<300 { #expect(table.number(of: Self.cell(number)) == nil) }
  }
}
