import Pixels
import Support
import Testing

@testable import Cells

struct PaletteSolverTests {
  static let depths: [ColorDepth] = [.ansi8, .ansi16, .indexed256]

  private func error(_ shown: [UInt32?], _ pixels: [RGBA]) -> Double {
    zip(shown, pixels).reduce(0) { sum, pair in
      let step = RGBA(rgb: pair.0 ?? 0).linear - pair.1.linear
      return sum + Double((step * step).sum())
    }
  }

  @Test(arguments: [GlyphSet.quadrant, .sextant, .octant], depths)
  func `Colours are the palette's, and closer than those of 24 bits reduced`(
    glyphs: GlyphSet, depth: ColorDepth
  ) throws {
    let bitmap = Bitmap.random(
      width: 12 * glyphs.subcellWidth, height: 4 * glyphs.subcellHeight, seed: 40
    ).composited(over: RGBA(rgb: 0x806040))
    let indexes = try #require(depth.paletteIndexes)
    var reduction = ColorReduction(onto: indexes)
    var encoder = CellEncoder(glyphs: glyphs, depth: depth)
    var exact = CellEncoder(glyphs: glyphs, depth: .trueColor)
    let grid = encoder.encode(bitmap)
    var later = exact.encode(bitmap)
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        for color in [grid[column, row].foreground, grid[column, row].background] {
          #expect(color.isTerminal || color.paletteIndex.map(indexes.contains) == true)
        }
        later[column, row].foreground = reduction.color(later[column, row].foreground.rgb ?? 0)
        later[column, row].background = reduction.color(later[column, row].background.rgb ?? 0)
        let pixels = bitmap.pixels(glyphs, column: column, row: row)
        let own = error(grid.shown(glyphs, column: column, row: row), pixels)
        let other = error(later.shown(glyphs, column: column, row: row), pixels)
        #expect(own <= other + 1e-5)
      }
    }
  }

  @Test(arguments: depths)
  func `Two colours are the nearest ones, in the same places`(depth: ColorDepth) throws {
    var reduction = ColorReduction(onto: try #require(depth.paletteIndexes))
    let pixels = [0x1030F0, 0xF0C010, 0xF0C010, 0x1030F0].map { RGBA(rgb: $0) }
    let cell = CellEncoder.cell(.quadrant, pixels, depth: depth)
    #expect(cell.glyph == "▞")
    #expect(cell.background == reduction.color(0x1030F0))
    #expect(cell.foreground == reduction.color(0xF0C010))
  }

  @Test func `Silhouettes stay, in one colour or two`() {
    let white = RGBA(rgb: 0xFFFFFF)
    let one = CellEncoder.cell(
      .quadrant, [.transparent, white, white, RGBA(rgb: 0xFAFAFA)], depth: .indexed256)
    #expect(one == Cell("▟", foreground: .palette(231)))
    let three = [.transparent, RGBA(rgb: 0xE0E0E0), RGBA(rgb: 0xC0C0C0), RGBA(rgb: 0xA0A0A0)]
    let cell = CellEncoder.cell(.quadrant, three, depth: .indexed256)
    #expect(cell.glyph == "▟" && cell.background.isTerminal)
  }

  @Test func `A known background counts as a colour`() {
    let pixels = [.transparent, .transparent, RGBA(rgb: 0xFF0000), RGBA(rgb: 0xFD0A0A)]
    let cell = CellEncoder.cell(
      .quadrant, pixels, depth: .indexed256, background: .terminalKnown(rgb: 0x0B1D2F))
    #expect(cell == Cell("▄", foreground: .palette(196)))
    let edges = [
      .transparent, RGBA(rgb: 0x0B1D30), RGBA(rgb: 0xFFFFFF), RGBA(rgb: 0xFFFFFF),
    ]
    let covered = CellEncoder.cell(
      .quadrant, edges, depth: .indexed256, background: .terminalKnown(rgb: 0x0B1D2F))
    #expect(covered == Cell("▄", foreground: .palette(231)))
  }
}
