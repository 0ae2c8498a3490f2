import Pixels
import Support
import Testing

@testable import Cells

struct CellSolverTests {
  static let sets: [GlyphSet] = [.quadrant, .sextant, .octant]
  static let hidden = RGBA(255, 0, 0, 100)

  private func pixels(_ glyphs: GlyphSet, _ pixel: (Int) -> RGBA) -> [RGBA] {
    (0..<glyphs.table.count).map(pixel)
  }

  /// The squared error in linear light of the colours shown for pixels.
  private func error(_ shown: [UInt32?], _ pixels: [RGBA], background: RGBA = RGBA(rgb: 0))
    -> Double
  {
    zip(shown, pixels).reduce(0) { sum, pair in
      let wanted = pair.1.over(background).linear
      let step = (pair.0.map { RGBA(rgb: $0) } ?? background).linear - wanted
      return sum + Double((step * step).sum())
    }
  }

  private func shown(_ cell: Cell, _ glyphs: GlyphSet) -> [UInt32?] {
    CellGrid(columns: 1, rows: 1, filling: cell).shown(glyphs, column: 0, row: 0)
  }

  @Test(arguments: sets)
  func `Two colours are shown unchanged, the darker as the background`(glyphs: GlyphSet) {
    let colors = [RGBA(rgb: 0x3010FE), RGBA(rgb: 0x10C030)]
    for mask in 0...glyphs.table.full {
      let pixels = pixels(glyphs) { colors[mask >> $0 & 1] }
      let cell = CellEncoder.cell(glyphs, pixels)
      #expect(shown(cell, glyphs) == pixels.map(\.rgb))
      let isMixed = mask != 0 && mask != glyphs.table.full
      #expect((cell.glyph == " ") == !isMixed)
      if isMixed {
        #expect(cell.glyph == glyphs.table.glyphs[mask] && cell.background == .rgb(0x3010FE))
      }
    }
  }

  @Test(arguments: sets)
  func `One colour lies on the terminal's background`(glyphs: GlyphSet) {
    for mask in 1..<glyphs.table.full {
      let pixels = pixels(glyphs) { mask >> $0 & 1 == 1 ? RGBA(rgb: 0x123456) : Self.hidden }
      let cell = CellEncoder.cell(glyphs, pixels)
      #expect(cell == Cell(glyphs.table.glyphs[mask], foreground: .rgb(0x123456)))
    }
  }

  @Test(arguments: sets)
  func `Of many colours, no other glyph comes closer, and no two by more than purity costs`(
    glyphs: GlyphSet
  ) {
    let bitmap = Bitmap.random(
      width: 20 * glyphs.subcellWidth, height: 5 * glyphs.subcellHeight, seed: 30
    ).composited(over: RGBA(rgb: 0x406080))
    var encoder = CellEncoder(glyphs: glyphs, depth: .trueColor)
    let grid = encoder.encode(bitmap)
    for row in 0..<grid.rows {
      for column in 0..<grid.columns {
        let pixels = bitmap.pixels(glyphs, column: column, row: row)
        let rounding = 1e-4 * Double(pixels.count)
        let cell = grid[column, row]
        let mask = glyphs.table.mask(of: cell.glyph) ?? 0
        #expect(leastError(pixels, parting: mask) <= leastError(pixels) + rounding)
        // A part may add 0.005 for a pure colour.
        let own = error(grid.shown(glyphs, column: column, row: row), pixels)
        #expect(own <= leastError(pixels) + 0.01 + rounding)
        #expect(!cell.foreground.isDarker(than: cell.background))
      }
    }
  }

  /// The least error of showing pixels by two colours, of all ways to part them.
  private func leastError(_ pixels: [RGBA]) -> Double {
    (1..<1 << pixels.count).map { leastError(pixels, parting: $0) }.min() ?? 0
  }

  /// The error of showing the pixels of a mask by their mean, and the others by theirs.
  private func leastError(_ pixels: [RGBA], parting mask: Int) -> Double {
    [0, 1].reduce(0.0) { sum, bit in
      let points = pixels.indices.filter { mask >> $0 & 1 == bit }.map { pixels[$0].linear }
      let mean = points.reduce(.zero, +) / Float(max(points.count, 1))
      return sum + points.reduce(0) { $0 + Double((($1 - mean) * ($1 - mean)).sum()) }
    }
  }

  @Test func `The same cell never has both polarities`() {
    let bitmap = Bitmap.random(width: 40, height: 40, seed: 31)
    for glyphs in Self.sets {
      var encoder = CellEncoder(glyphs: glyphs, depth: .trueColor)
      for cell in encoder.encode(bitmap).cells where !cell.background.isTerminal {
        #expect(cell.glyph == " " || cell.background.isDarker(than: cell.foreground))
      }
    }
  }

  // MARK: Transparency

  @Test func `Colours of hidden pixels never show`() {
    for glyphs in Self.sets {
      let bitmap = Bitmap.random(
        width: 12 * glyphs.subcellWidth, height: 3 * glyphs.subcellHeight, seed: 32)
      var cleared = bitmap
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width where bitmap[x, y].alpha < 128 { cleared[x, y] = .transparent }
      }
      var encoder = CellEncoder(glyphs: glyphs, depth: .trueColor)
      #expect(encoder.encode(bitmap) == encoder.encode(cleared))
    }
  }

  @Test func `A silhouette gives up a faint inner edge`() {
    let pixels = [.transparent, RGBA(rgb: 0x808080), RGBA(rgb: 0x909090), RGBA(rgb: 0x888888)]
    let cell = CellEncoder.cell(.quadrant, pixels)
    #expect(cell == Cell("▟", foreground: .rgb(0x888888)))
  }

  @Test func `A silhouette keeps a strong inner edge, and is painted in the darker colour`() {
    let black = RGBA(rgb: 0)
    let white = RGBA(rgb: 0xFFFFFF)
    let pixels = [.transparent, black, black, white, white, white, black, black]
    let cell = CellEncoder.cell(.octant, pixels)
    #expect(shown(cell, .octant) == [0, 0, 0, 0xFFFFFF, 0xFFFFFF, 0xFFFFFF, 0, 0])
    let outline = Array(repeating: RGBA.transparent, count: 5) + [black, white, white]
    let narrow = CellEncoder.cell(.octant, outline)
    #expect(narrow.background.isTerminal)
    #expect(shown(narrow, .octant).prefix(5) == [nil, nil, nil, nil, nil])
  }

  @Test func `Pixels count by their opacity where they become one`() {
    let pixels = [
      .transparent, .transparent, RGBA(0x80, 0, 0, 255), RGBA(0, 0, 0x80, 128),
    ]
    let cell = CellEncoder.cell(.quadrant, pixels)
    #expect(cell.glyph == "▄" && cell.background.isTerminal)
    let color = cell.foreground.rgb.map { RGBA(rgb: $0) }
    #expect(color.map { $0.red > $0.blue && $0.blue > 0 } == true)
  }

  // MARK: Known background

  @Test func `A known background is left to the terminal where that is as good`() {
    let background = CellBackground.terminalKnown(rgb: 0x202020)
    let red = RGBA(rgb: 0xFF0000)
    let plain = CellEncoder.cell(
      .quadrant, [.transparent, red, .transparent, red], background: background)
    #expect(plain == Cell("▐", foreground: .rgb(0xFF0000)))
    let near = CellEncoder.cell(
      .quadrant, [.transparent, red, .transparent, RGBA(rgb: 0xFE0000)], background: background)
    #expect(near.glyph == "▐" && near.background.isTerminal)
  }

  @Test func `A known background is covered where that keeps an inner edge`() {
    let background = CellBackground.terminalKnown(rgb: 0x000000)
    let pixels = [.transparent, RGBA(rgb: 0x808080), RGBA(rgb: 0xFFFFFF), RGBA(rgb: 0xFFFFFF)]
    let cell = CellEncoder.cell(.quadrant, pixels, background: background)
    #expect(cell.glyph == "▄" && cell.foreground == .rgb(0xFFFFFF))
    #expect(!cell.background.isTerminal)
  }

  @Test func `A known background stays pure where that looks no worse`() {
    let background = CellBackground.terminalKnown(rgb: 0x000000)
    let pixels = [.transparent, RGBA(rgb: 0x101010), RGBA(rgb: 0xFFFFFF), RGBA(rgb: 0xFFFFFF)]
    let cell = CellEncoder.cell(.quadrant, pixels, background: background)
    #expect(cell == Cell("▄", foreground: .rgb(0xFFFFFF)))
  }

  @Test(arguments: sets)
  func `On a known background no cell is much worse than if it were covered`(glyphs: GlyphSet) {
    let bitmap = Bitmap.random(
      width: 16 * glyphs.subcellWidth, height: 4 * glyphs.subcellHeight, seed: 33)
    let background = RGBA(rgb: 0x305070)
    var known = CellEncoder(
      glyphs: glyphs, depth: .trueColor, background: .terminalKnown(rgb: background.rgb))
    var covering = CellEncoder(
      glyphs: glyphs, depth: .trueColor, background: .color(rgb: background.rgb))
    let grids = [known.encode(bitmap), covering.encode(bitmap)]
    for row in 0..<grids[0].rows {
      for column in 0..<grids[0].columns {
        let pixels = bitmap.pixels(glyphs, column: column, row: row)
        let errors = grids.map {
          error($0.shown(glyphs, column: column, row: row), pixels, background: background)
        }
        // Each part may add 0.005 for a pure colour.
        #expect(errors[0] <= 1.02 * errors[1] + Double(CellSolver.tolerance) + 0.01 + 1e-3)
      }
    }
  }

  @Test func `On a known background what is half transparent is laid over it`() {
    let half = RGBA(255, 255, 255, 128)
    let cell = CellEncoder.cell(
      .half, [half, .transparent], background: .terminalKnown(rgb: 0x000000))
    #expect(cell == Cell("▀", foreground: .rgb(half.over(RGBA(rgb: 0)).rgb)))
    let faint = CellEncoder.cell(
      .half, [RGBA(255, 255, 255, 60), .transparent], background: .terminalKnown(rgb: 0x000000))
    #expect(faint.glyph == "▀")
  }
}
