import Cells
import Pixels
import Support
import Testing

struct CellEncoderTests {
  /// The colours that the upper and the lower half of a cell show.
  private func halves(_ cell: Cell) -> [CellColor] {
    switch cell.glyph {
    case "▀": [cell.foreground, cell.background]
    case "▄": [cell.background, cell.foreground]
    case "█": [cell.foreground, cell.foreground]
    default: [cell.background, cell.background]
    }
  }

  /// The pixel of a place, transparent beyond the lower edge.
  private func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> RGBA {
    y < bitmap.height ? bitmap[x, y] : .transparent
  }

  @Test(arguments: [(8, 6), (7, 5), (1, 1), (61, 85)])
  func `Half blocks in true colour show every pixel unchanged`(width: Int, height: Int) {
    let bitmap = Bitmap.random(width: width, height: height, seed: 8)
    var encoder = CellEncoder(glyphs: .half, depth: .trueColor)
    let grid = encoder.encode(bitmap)
    #expect(grid.columns == width && grid.rows == (height + 1) / 2)
    for y in 0..<grid.rows * 2 {
      for x in 0..<width {
        let pixel = pixel(bitmap, x, y)
        let expected = pixel.alpha >= 128 ? CellColor.rgb(pixel.rgb) : .terminal
        #expect(halves(grid[x, y / 2])[y % 2] == expected)
      }
    }
  }

  @Test(arguments: [ColorDepth.ansi8, .ansi16, .indexed256])
  func `Half blocks in fewer colours show the nearest ones`(depth: ColorDepth) throws {
    let bitmap = Bitmap.random(width: 9, height: 8, seed: 9)
    var encoder = CellEncoder(glyphs: .half, depth: depth)
    var reduction = ColorReduction(onto: try #require(depth.paletteIndexes))
    let grid = encoder.encode(bitmap)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let pixel = bitmap[x, y]
        let expected = pixel.alpha >= 128 ? reduction.color(pixel.rgb) : .terminal
        #expect(halves(grid[x, y / 2])[y % 2] == expected)
      }
    }
  }

  @Test func `Colours that become equal when reduced make a plain cell`() {
    let bitmap = Bitmap(width: 1, height: 2, pixels: [RGBA(rgb: 0xFF0000), RGBA(rgb: 0xFE0101)])
    var encoder = CellEncoder(glyphs: .half, depth: .indexed256)
    #expect(encoder.encode(bitmap).cells == [Cell(" ", background: .palette(196))])
  }

  @Test func `A pair of colours is one pair, whichever is on top`() {
    let pixels = [RGBA(1, 1, 1), RGBA(2, 2, 2)]
    var encoder = CellEncoder(glyphs: .half, depth: .trueColor)
    let cells = [pixels, pixels.reversed()].flatMap {
      encoder.encode(Bitmap(width: 1, height: 2, pixels: $0)).cells
    }
    #expect(cells.map(\.glyph) == ["▄", "▀"])
    #expect(cells.allSatisfy { $0.background == .rgb(0x010101) })
  }

  @Test(arguments: GlyphSet.allCases, ColorDepth.allCases)
  func `On a known background every cell is covered`(glyphs: GlyphSet, depth: ColorDepth) {
    let bitmap = Bitmap.random(width: 6, height: 12, seed: 10)
    var onBackground = CellEncoder(glyphs: glyphs, depth: depth, background: .color(rgb: 0x808080))
    var plain = CellEncoder(glyphs: glyphs, depth: depth)
    let grid = onBackground.encode(bitmap)
    #expect(grid == plain.encode(bitmap.composited(over: RGBA(rgb: 0x808080))))
    if depth != .none {
      #expect(grid.cells.allSatisfy { !$0.background.isTerminal })
      let odd = onBackground.encode(Bitmap.random(width: 5, height: 7, seed: 10))
      #expect(odd.cells.allSatisfy { !$0.background.isTerminal })
    }
  }

  @Test(arguments: GlyphSet.allCases)
  func `Without colour there is none`(glyphs: GlyphSet) {
    var encoder = CellEncoder(glyphs: glyphs, depth: .none)
    let cells = encoder.encode(Bitmap.random(width: 9, height: 9, seed: 11)).cells
    #expect(cells.allSatisfy { $0.foreground.isTerminal && $0.background.isTerminal })
  }

  @Test(arguments: ColorDepth.allCases)
  func `ASCII is ASCII`(depth: ColorDepth) {
    var encoder = CellEncoder(glyphs: .ascii, depth: depth)
    let cells = encoder.encode(Bitmap.random(width: 9, height: 9, seed: 12)).cells
    #expect(cells.allSatisfy { (0x20...0x7E).contains($0.glyph.value) })
  }

  @Test(arguments: GlyphSet.allCases, ColorDepth.allCases)
  func `What is transparent or has no pixels stays blank`(glyphs: GlyphSet, depth: ColorDepth) {
    var encoder = CellEncoder(glyphs: glyphs, depth: depth)
    for (width, height) in [(5, 9), (0, 3), (3, 0)] {
      let hidden = Bitmap(width: width, height: height, filling: RGBA(255, 0, 0, 127))
      let blank = CellGrid(
        columns: (width + glyphs.subcellWidth - 1) / glyphs.subcellWidth,
        rows: (height + glyphs.subcellHeight - 1) / glyphs.subcellHeight)
      #expect(encoder.encode(hidden) == blank)
    }
  }

  @Test(arguments: GlyphSet.allCases, ColorDepth.allCases)
  func `The same picture always gives the same cells`(glyphs: GlyphSet, depth: ColorDepth) {
    let bitmap = Bitmap.random(width: 30, height: 24, seed: 13)
    var first = CellEncoder(glyphs: glyphs, depth: depth)
    var second = CellEncoder(glyphs: glyphs, depth: depth)
    _ = second.encode(Bitmap.random(width: 30, height: 24, seed: 14))
    #expect(first.encode(bitmap) == second.encode(bitmap))
  }

  @Test func `After another picture, glyphs stay where they do hardly any harm`() {
    let bitmap = Bitmap.random(width: 60, height: 80, seed: 15).composited(over: RGBA(rgb: 0))
    let changed = Bitmap(
      width: 60, height: 80,
      pixels: bitmap.pixels.map {
        RGBA($0.red ^ 3, $0.green ^ 1, $0.blue ^ 2)
      })
    var encoder = CellEncoder(glyphs: .octant, depth: .trueColor)
    let before = encoder.encode(bitmap)
    func staying(_ grid: CellGrid) -> Int {
      // A glyph and its complement are the same split.
      zip(grid.cells, before.cells).count { $0.glyph == $1.glyph }
    }
    let alone = staying(encoder.encode(changed))
    let after = staying(encoder.encode(changed, after: before))
    #expect(after > alone)
    #expect(encoder.encode(bitmap, after: before) == before)
    let small = CellGrid(columns: 1, rows: 1)
    #expect(encoder.encode(changed, after: small) == encoder.encode(changed))
  }
}
