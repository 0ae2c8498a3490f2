package import Pixels

/// Turns pictures into cells, for one glyph set, colour depth and ground.
///
/// A cell shows `glyphs.subcellWidth` by `glyphs.subcellHeight` pixels. Pixels beyond the right and
/// lower edge of the picture, where a cell is not filled, are transparent.
///
/// It remembers colours that it has reduced, so one encoder should serve all pictures of a kind.
package struct CellEncoder: Sendable {
  package let glyphs: GlyphSet
  package let depth: ColorDepth
  package let ground: Ground
  package let dithering: Dithering

  private let solver: CellSolver
  private let dots: DotSolver
  private var palette: PaletteSolver?

  /// Makes an encoder.
  ///
  /// - Parameters:
  ///   - glyphs: The characters to use.
  ///   - depth: The colours to use.
  ///   - ground: What pictures lie on.
  ///   - dithering: How colours of a palette are mixed; it does nothing where there is no palette.
  package init(
    glyphs: GlyphSet, depth: ColorDepth, ground: Ground = .terminal, dithering: Dithering = .none
  ) {
    self.glyphs = glyphs
    self.depth = depth
    self.ground = ground
    self.dithering = dithering
    solver = CellSolver(glyphs.table, ground: ground)
    dots = DotSolver(glyphs.table, ground: ground)
    palette = depth.paletteIndexes.map { [solver] indexes in
      PaletteSolver(solver, reduction: ColorReduction(onto: indexes))
    }
  }

  /// The cells of a picture whose pixels are those of the sub-cells.
  ///
  /// Over an unknown ground, pixels of at least half opacity are shown in their full colour and the
  /// others not at all. The same picture always gives the same cells.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - previous: What is shown before, if that matters: where another glyph would hardly lower
  ///     the error, its glyph is kept, so that areas which hardly change do not shimmer. A grid of
  ///     another size does not count.
  /// - Returns: A grid that holds the whole picture.
  package mutating func encode(_ picture: Bitmap, after previous: CellGrid? = nil) -> CellGrid {
    let picture = picture.laid(on: ground, inCellsOf: glyphs)
    if depth == .none { return uncolored(picture) }
    let bitmap = palette?.dithered(picture, dithering) ?? picture
    switch glyphs {
    case .half:
      return CellGrid(pairing: bitmap) { upper, lower in
        HalfBlocks.cell(upper: color(upper), lower: color(lower))
      }
    case .ascii:
      return CellGrid(pairing: bitmap) { upper, lower in
        ASCIIGlyphs.cell(upper, lower) { color($0) }
      }
    case .braille where !bitmap.pixels.allSatisfy(\.isShown): return dotted(bitmap)
    case .quadrant, .sextant, .octant, .braille: return solved(bitmap, after: previous)
    }
  }

  private func uncolored(_ picture: Bitmap) -> CellGrid {
    if glyphs == .ascii { return CellGrid(pairing: picture, cell: ASCIIGlyphs.cell) }
    let table = glyphs.table
    return CellGrid(cutting: Halftone.lineArt(of: picture), into: table) { lit, _ in
      Cell(table.glyphs[lit.shown])
    }
  }

  private mutating func dotted(_ picture: Bitmap) -> CellGrid {
    CellGrid(cutting: picture, into: glyphs.table) { subcells, _ in
      var cell = dots.cell(subcells)
      if let rgb = cell.foreground.rgb, palette != nil {
        cell.foreground = palette?.color(rgb) ?? cell.foreground
      }
      return cell
    }
  }

  private mutating func solved(_ picture: Bitmap, after previous: CellGrid?) -> CellGrid {
    let table = glyphs.table
    if palette != nil {
      return CellGrid(cutting: picture, into: table) { subcells, _ in
        palette?.cell(subcells) ?? .blank
      }
    }
    let solver = solver
    guard let previous, previous.isSize(of: picture, in: table) else {
      return CellGrid(cutting: picture, into: table) { subcells, _ in solver.cell(subcells) }
    }
    return CellGrid(cutting: picture, into: table) { subcells, index in
      solver.cell(subcells, favoring: table.mask(of: previous.cells[index].glyph) ?? 0)
    }
  }

  /// The colour that a pixel gets at this depth, the terminal's own when it is not shown.
  private mutating func color(_ pixel: RGBA) -> CellColor {
    guard pixel.isShown else { return .terminal }
    return palette?.color(pixel.rgb) ?? .rgb(pixel.rgb)
  }
}

extension RGBA {
  /// Whether the pixel is opaque enough to be shown where the ground is unknown.
  var isShown: Bool { alpha >= 128 }
}

extension CellGrid {
  /// Whether a picture takes as many cells.
  fileprivate func isSize(of picture: Bitmap, in glyphs: GlyphTable) -> Bool {
    columns == (picture.width + glyphs.width - 1) / glyphs.width
      && rows == (picture.height + glyphs.height - 1) / glyphs.height
  }
}

extension Bitmap {
  /// The picture with its pixels laid over a ground, if that is known.
  ///
  /// Those that are wholly transparent stay so over the terminal's own. A ground of ours goes on to
  /// the edges of the outermost cells.
  fileprivate func laid(on ground: Ground, inCellsOf glyphs: GlyphSet) -> Bitmap {
    switch ground {
    case .terminal: return self
    case .terminalKnown(let rgb):
      let below = RGBA(rgb: rgb)
      return Bitmap(
        width: width, height: height,
        pixels: pixels.map { $0.alpha == 0 ? $0 : $0.over(below) })
    case .color(let rgb):
      func filling(_ length: Int, _ side: Int) -> Int { (length + side - 1) / side * side }
      var covered = Bitmap(
        width: filling(width, glyphs.subcellWidth), height: filling(height, glyphs.subcellHeight),
        filling: RGBA(rgb: rgb))
      covered.draw(self, x: 0, y: 0)
      return covered
    }
  }
}
