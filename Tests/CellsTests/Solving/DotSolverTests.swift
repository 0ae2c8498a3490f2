import Pixels
import Support
import Testing

@testable import Cells

struct DotSolverTests {
  static let white = RGBA(rgb: 0xFFFFFF)
  static let black = RGBA(rgb: 0)

  /// A cell of braille beside a transparent one, so that the picture does not fill its rectangle.
  private func cell(
    _ pixels: [RGBA], background: CellBackground = .terminal, depth: ColorDepth = .trueColor
  )
    -> Cell
  {
    var bitmap = Bitmap(width: 4, height: 4)
    bitmap.draw(Bitmap(width: 2, height: 4, pixels: pixels), x: 0, y: 0)
    var encoder = CellEncoder(glyphs: .braille, depth: depth, background: background)
    return encoder.encode(bitmap)[0, 0]
  }

  private func mask(_ cell: Cell) -> Int? { GlyphTable.braille.mask(of: cell.glyph) }

  @Test func `What is shown has dots, what is not has none`() {
    let pixels = (0..<8).map { $0 < 3 ? Self.white : RGBA(255, 255, 255, 20) }
    #expect(cell(pixels) == Cell(GlyphTable.braille.glyphs[0b111], foreground: .rgb(0xFFFFFF)))
  }

  @Test func `Dark gives way to bright, but is drawn where it is alone`() {
    let pixels = (0..<8).map { $0 < 3 ? Self.black : Self.white }
    #expect(mask(cell(pixels)) == 0b1111_1000)
    let dark = cell(Array(repeating: Self.black, count: 8))
    #expect(mask(dark) == 0xFF && dark.foreground == .rgb(0))
  }

  @Test func `What has the colour of a known background has no dots`() {
    let pixels = (0..<8).map { $0 < 3 ? Self.black : Self.white }
    let onWhite = cell(pixels, background: .terminalKnown(rgb: 0xFFFFFF))
    #expect(mask(onWhite) == 0b111 && onWhite.foreground == .rgb(0))
    #expect(
      cell(Array(repeating: Self.white, count: 8), background: .terminalKnown(rgb: 0xFFFFFF))
        == .blank)
  }

  @Test func `Colours are reduced`() {
    let dots = cell(Array(repeating: RGBA(rgb: 0xFE0101), count: 8), depth: .indexed256)
    #expect(dots == Cell("⣿", foreground: .palette(196)))
  }

  @Test func `A picture that fills its rectangle has two colours in each cell`() {
    let bitmap = Bitmap.random(width: 8, height: 8, seed: 50).composited(over: Self.black)
    var encoder = CellEncoder(glyphs: .braille, depth: .trueColor)
    #expect(encoder.encode(bitmap).cells.allSatisfy { !$0.background.isTerminal })
  }
}
