import Cells
import Glibc
import Testing

@testable import Terminal

@Suite @MainActor struct CellCodesTests {
  init() { setlocale(LC_CTYPE, "C.UTF-8") }

  @Test func `each different cell has a character of its own, a blank is a space`() {
    var codes = CellCodes(depth: .trueColor)
    let cell = Cell("▀", foreground: .rgb(1), background: .rgb(2))
    #expect(codes.code(of: cell) == 0xF_0000)
    #expect(codes.code(of: Cell("▄", foreground: .rgb(1), background: .rgb(2))) == 0xF_0001)
    #expect(codes.code(of: cell) == 0xF_0000)
    #expect(codes.code(of: .blank) == 0x20)
    #expect(codes.cells.count == 2 && codes.cells[0] == cell)
  }

  @Test func `the foreground of a space makes no difference`() {
    var codes = CellCodes(depth: .trueColor)
    #expect(codes.code(of: Cell(" ", foreground: .rgb(7))) == 0x20)
    #expect(codes.code(of: Cell(" ", foreground: .rgb(7), background: .rgb(8))) == 0xF_0000)
    #expect(codes.code(of: Cell(" ", foreground: .rgb(9), background: .rgb(8))) == 0xF_0000)
  }

  @Test func `what cannot be shown is shown otherwise`() {
    var codes = CellCodes(depth: .ansi8)
    _ = codes.code(of: Cell("\u{1B}", foreground: .rgb(1), background: .palette(9)))
    _ = codes.code(of: Cell("漢", foreground: .palette(7), background: .palette(1)))
    #expect(
      codes.cells == [Cell("?"), Cell("?", foreground: .palette(7), background: .palette(1))])
  }

  @Test func `both planes are used up, then there are no more`() {
    var codes = CellCodes(depth: .trueColor)
    for color in 0..<UInt32(CellCodes.limit) {
      let code = codes.code(of: Cell("x", foreground: .rgb(color)))
      guard code.flatMap(CellCodes.number) == Int(color) else {
        Issue.record("\(color) has \(code ?? 0)")
        return
      }
    }
    #expect(codes.code(of: Cell("x", foreground: .rgb(0))) == 0xF_0000)
    #expect(codes.code(of: Cell("x", foreground: .rgb(131_067))) == 0x10_FFFD)
    #expect(codes.code(of: Cell("x", foreground: .rgb(131_068))) == nil)
    codes.removeAll()
    #expect(codes.code(of: Cell("x", foreground: .rgb(131_068))) == 0xF_0000)
    #expect(CellCodes.number(of: 0x2580) == nil)
  }

  @Test func `they can be used where the locale is of Unicode`() {
    #expect(CellCodes.areUsable)
  }
}
