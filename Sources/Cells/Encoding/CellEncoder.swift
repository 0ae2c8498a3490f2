package import Pixels

/// Turns pictures into cells, for one glyph set, colour depth and background.
///
/// A cell shows `glyphs.subcellWidth` by `glyphs.subcellHeight` pixels. Pixels beyond the right and
/// lower edge of the picture are transparent.
///
/// An encoder caches reduced colours, so one should be used for many pictures.
package struct CellEncoder: Sendable {
  package let glyphs: GlyphSet
  package let depth: ColorDepth
  package let background: CellBackground
  package let dithering: Dithering

  private let solver: CellSolver
  private let dots: DotSolver
  private var palette: PaletteSolver?

  /// Makes an encoder.
  ///
  /// - Parameters:
  ///   - glyphs: The characters to use.
  ///   - depth: The colours to use.
  ///   - background: What pictures lie on.
  ///   - dithering: How colours of a palette are mixed; it has no effect without a palette.
  package init(
    glyphs: GlyphSet, depth: ColorDepth, background: CellBackground = .terminal,
    dithering: Dithering = .none
  ) {
    self.glyphs = glyphs
    self.depth = depth
    self.background = background
    self.dithering = dithering
    solver = CellSolver(glyphs.table, background: background)
    dots = DotSolver(glyphs.table, background: background)
    palette = depth.paletteIndexes.map { [solver] indexes in
      PaletteSolver(solver, reduction: ColorReduction(onto: indexes))
    }
  }

  /// The cells of a picture, one pixel for each sub-cell.
  ///
  /// Over an unknown background, pixels of at least half opacity are shown in their full colour and the
  /// others not at all. The same picture always gives the same cells.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - previous: The grid shown before, if any: its glyphs are kept where others would hardly lower
  ///     the error, so that areas which hardly change do not shimmer. A grid of another size is
  ///     ignored.
  /// - Returns: A grid of the whole picture.
  package mutating func encode(_ picture: Bitmap, after previous: CellGrid? = nil) -> CellGrid {
    let picture = picture.laid(on: background, inCellsOf: glyphs)
    if depth == .none { return uncolored(picture) }
    let bitmap = palette?.dithered(picture, dithering) ?? picture
    switch glyphs.definition.method {
    case .pairs:
      return CellGrid(pairing: bitmap) { upper, lower in
        HalfBlocks.cell(upper: color(upper), lower: color(lower))
      }
    case .signs:
      return CellGrid(pairing: bitmap) { upper, lower in
        ASCIIGlyphs.cell(upper, lower) { color($0) }
      }
    case .dots where !bitmap.pixels.allSatisfy(\.isShown): return dotted(bitmap)
    case .twoColors, .dots: return solved(bitmap, after: previous)
    }
  }

  private func uncolored(_ picture: Bitmap) -> CellGrid {
    if glyphs.definition.method == .signs {
      return CellGrid(pairing: picture, cell: ASCIIGlyphs.cell)
    }
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

  /// The colour of a pixel at this depth; the terminal's own if the pixel is not shown.
  private mutating func color(_ pixel: RGBA) -> CellColor {
    guard pixel.isShown else { return .terminal }
    return palette?.color(pixel.rgb) ?? .rgb(pixel.rgb)
  }
}

extension CellGrid {
  /// Whether a picture takes as many columns and rows.
  fileprivate func isSize(of picture: Bitmap, in glyphs: GlyphTable) -> Bool {
    columns == (picture.width + glyphs.width - 1) / glyphs.width
      && rows == (picture.height + glyphs.height - 1) / glyphs.height
  }
}

extension Bitmap {
  /// The picture laid over a background, if the colour of that is known.
  ///
  /// Over the terminal's own, pixels that are wholly transparent stay so. A colour fills the outermost
  /// cells to their edges.
  fileprivate func laid(on background: CellBackground, inCellsOf glyphs: GlyphSet) -> Bitmap {
    switch background {
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
