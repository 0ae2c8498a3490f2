import Cells
import Glibc
import Testing

@testable import Terminal

@Suite @MainActor struct BlockCodesTests {
  init() { setlocale(LC_CTYPE, "C.UTF-8") }

  private static func block(_ cell: Cell) -> CellBlock { CellBlock { $0 == 1 ? cell : .blank } }

  @Test func `each different block has its own number, the blank one the first`() {
    var codes = BlockCodes(depth: .trueColor)
    let block = Self.block(Cell("▀", foreground: .rgb(1), background: .rgb(2)))
    #expect(codes.number(of: .blank) == 0)
    #expect(codes.number(of: block) == 1)
    #expect(codes.number(of: Self.block(Cell("x"))) == 2)
    #expect(codes.number(of: block) == 1)
    #expect(codes.blocks.count == 3 && codes.blocks[1] == block)
  }

  @Test func `what cannot be shown is shown otherwise, and spaces without a foreground`() {
    var codes = BlockCodes(depth: .ansi8)
    _ = codes.number(of: Self.block(Cell("\u{1B}", foreground: .rgb(1), background: .palette(9))))
    _ = codes.number(
      of: Self.block(Cell("漢", foreground: .palette(7), background: .palette(1))))
    _ = codes.number(of: Self.block(Cell(" ", foreground: .palette(7), background: .palette(1))))
    #expect(
      codes.blocks.map(\.cells.1) == [
        .blank, Cell("?"), Cell("?", foreground: .palette(7), background: .palette(1)),
        Cell(" ", background: .palette(1)),
      ])
  }

  @Test func `once there are too many, the numbers of forgotten blocks are used again`() {
    var codes = BlockCodes(depth: .trueColor, capacity: 5)
    func block(_ color: UInt32) -> CellBlock { Self.block(Cell("x", foreground: .rgb(color))) }
    #expect((1...4).map { codes.number(of: block($0)) } == [1, 2, 3, 4])
    #expect(codes.number(of: block(5)) == nil)
    #expect(codes.number(of: block(4)) == 4)
    codes.removeAll(but: [3, 0])
    #expect(codes.number(of: block(3)) == 3 && codes.number(of: .blank) == 0)
    #expect((5...7).map { codes.number(of: block($0)) } == [1, 2, 4])
    #expect(codes.blocks[2] == block(6))
    #expect(codes.number(of: block(1)) == nil)
  }

  @Test(
    "numbers and characters",
    arguments: [
      (0, 0x20), (1, 0xF_0000), (0xFFFE, 0xF_FFFD), (0xFFFF, 0x10_0000), (0x1_FFFC, 0x10_FFFD),
    ] as [(Int32, UInt32)])
  func character(_ number: Int32, _ character: UInt32) {
    #expect(BlockCodes.character(of: number) == character)
    #expect(BlockCodes.number(of: character) == number)
    #expect(BlockCodes.limit == 0x1_FFFC)
  }

  @Test func `other characters have no number`() {
    #expect(BlockCodes.number(of: 0x2580) == nil)
  }

  @Test func `they can be used where the locale is of Unicode`() {
    #expect(BlockCodes.areUsable)
  }
}
