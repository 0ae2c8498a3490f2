import Cells
import Testing

@testable import Terminal

@Suite struct PairTableTests {
  private static func colors(_ number: Int32) -> ColorPairs.Colors {
    let value = UInt32(number)
    // Alike in most bits, and some of them palette colours or the terminal's own.
    return switch number % 3 {
    case 0: ColorPairs.Colors(foreground: .rgb(value), background: .terminal)
    case 1: ColorPairs.Colors(foreground: .rgb(0x80), background: .rgb(value << 8))
    default:
      ColorPairs.Colors(
        foreground: .palette(UInt8(truncatingIfNeeded: value)), background: .rgb(value >> 8))
    }
  }

  @Test func `each two colours keep their number while the table grows`() {
    var table = PairTable()
    for number in 1...5000 as ClosedRange<Int32> {
      #expect(table.number(of: Self.colors(number)) == nil)
      table.insert(number, for: Self.colors(number))
    }
    for number in 1...5000 as ClosedRange<Int32> {
      #expect(table.number(of: Self.colors(number)) == number)
    }
  }

  @Test func `emptied, it knows none`() {
    var table = PairTable()
    for number in 1...300 as ClosedRange<Int32> { table.insert(number, for: Self.colors(number)) }
    table.removeAll()
    for number in 1...300 as ClosedRange<Int32> {
      #expect(table.number(of: Self.colors(number)) == nil)
    }
  }
}
