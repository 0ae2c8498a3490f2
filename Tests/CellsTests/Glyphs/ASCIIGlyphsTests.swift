import Pixels
import Testing

@testable import Cells

struct ASCIIGlyphsTests {
  static let white = RGBA(rgb: 0xFFFFFF)
  static let black = RGBA(rgb: 0)

  @Test(
    arguments: [
      (.transparent, .transparent, Cell(" ")),
      (white, white, Cell(" ", background: .rgb(0xFFFFFF))),
      (white, black, Cell(" ", background: .rgb(0xBCBCBC))),
      (.transparent, white, Cell(" ", background: .rgb(0xFFFFFF))),
      (white, .transparent, Cell("\"", foreground: .rgb(0xFFFFFF))),
    ] as [(RGBA, RGBA, Cell)])
  func `In colour`(upper: RGBA, lower: RGBA, expected: Cell) {
    #expect(ASCIIGlyphs.cell(upper, lower) { .rgb($0.rgb) } == expected)
  }

  @Test func `Without colour, more light is a denser glyph`() {
    let glyphs = stride(from: 0, through: 255, by: 5).map { code in
      let gray = RGBA(UInt8(code), UInt8(code), UInt8(code))
      return Character(ASCIIGlyphs.cell(gray, gray).glyph)
    }
    let steps = glyphs.reduce(into: "") { if $0.last != $1 { $0.append($1) } }
    #expect(steps == ".:-=+*#%@")
  }

  @Test func `Without colour, what is shown is never blank, and half of it is dimmer`() {
    #expect(ASCIIGlyphs.cell(.transparent, .transparent) == .blank)
    #expect(ASCIIGlyphs.cell(Self.black, .transparent) == Cell("."))
    #expect(ASCIIGlyphs.cell(Self.white, Self.white) == Cell("@"))
    #expect(ASCIIGlyphs.cell(Self.white, .transparent) == Cell("*"))
    #expect(ASCIIGlyphs.cell(.transparent, Self.white) == Cell("*"))
  }
}
