@testable import Panels
import Cells
import Testing

@testable import draw_screens

struct GlyphShapeTests {
  @Test(
    arguments: [
      ("▀", [Rectangle(0, 0, 24, 24)], [Rectangle(0, 24, 24, 24)]),
      ("█", [Rectangle(0, 0, 24, 48)], []),
      (" ", [], [Rectangle(0, 0, 24, 48)]),
      ("▌", [Rectangle(0, 0, 12, 48)], [Rectangle(12, 0, 12, 48)]),
      ("▂", [Rectangle(0, 36, 24, 12)], [Rectangle(0, 0, 24, 36)]),
      ("▎", [Rectangle(0, 0, 6, 48)], [Rectangle(6, 0, 18, 48)]),
      ("▕", [Rectangle(21, 0, 3, 48)], [Rectangle(0, 0, 21, 48)]),
      // The upper left of two by three.
      (
        "\u{1FB00}", [Rectangle(0, 0, 12, 16)],
        [Rectangle(12, 0, 12, 16), Rectangle(0, 16, 24, 32)]
      ),
      // All of two by four but the upper left.
      (
        "\u{1CDE5}", [Rectangle(12, 0, 12, 12), Rectangle(0, 12, 24, 36)], [Rectangle(0, 0, 12, 12)]
      ),
    ] as [(Unicode.Scalar, [Rectangle], [Rectangle])])
  func `Blocks split the cell`(glyph: Unicode.Scalar, ink: [Rectangle], background: [Rectangle]) {
    guard case .blocks(let inked, let others) = GlyphShape(glyph) else {
      Issue.record("no block")
      return
    }
    #expect(inked.merged == ink && others.merged == background)
  }

  @Test(arguments: [GlyphSet.half, .quadrant, .sextant, .octant])
  func `Every block of a set fills its cell with both colours together`(set: GlyphSet) {
    for glyph in set.glyphs {
      guard case .blocks(let ink, let background) = GlyphShape(glyph) else {
        Issue.record("U+\(String(glyph.value, radix: 16)) is no block")
        continue
      }
      let area = (ink + background).reduce(0) { $0 + $1.width * $1.height }
      #expect(area == GlyphShape.width * GlyphShape.height)
      #expect(ink.isEmpty == (glyph == " "))
    }
  }

  @Test func `Of the player's own signs, only those are text that look alike in all fonts`() {
    let theme = Theme(depth: .trueColor)
    let texts = Sign.allCases.map { $0.text(theme) }.filter { sign in
      sign.unicodeScalars.allSatisfy { GlyphShape($0) == .text }
    }
    #expect(texts == ["…", "×", "‹", "›"])
  }
}
