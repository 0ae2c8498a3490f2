import Pixels

/// Finds, for cells of one glyph set, the glyph and the two colours of a palette with the least
/// error.
///
/// In a cell of at most two colours, these become the nearest ones in Oklab. In other cells, candidates
/// are each pixel's nearest colour and the colours nearest to the two that would be best in 24 bits. In
/// each pair of candidates every pixel takes the one that is nearer in linear light; so splits are
/// judged by the colours that will be seen.
struct PaletteSolver: Sendable {
  private let solver: CellSolver
  private var reduction: ColorReduction

  init(_ solver: CellSolver, reduction: ColorReduction) {
    self.solver = solver
    self.reduction = reduction
  }

  /// The best cell for pixels of which at least one is shown.
  mutating func cell(_ subcells: borrowing Subcells) -> Cell {
    let reduced = subcells.recolored { nearest($0) }
    if !subcells.hasMore, let exact = solver.exactCell(reduced) { return inPalette(exact) }
    var candidates = Candidates(for: subcells, on: solver.background)
    for place in 0..<subcells.count where subcells.shown & 1 << place != 0 {
      candidates.add(RGBA(rgb: reduced.colors[place]))
    }
    let best = solver.cell(subcells)
    for rgb in [best.foreground.rgb, best.background.rgb] {
      if let rgb { candidates.add(RGBA(rgb: nearest(rgb))) }
    }
    return inPalette(candidates.bestCell(solver.glyphs))
  }

  /// The palette's colour nearest to one given as 0xRRGGBB.
  mutating func color(_ rgb: UInt32) -> CellColor { reduction.color(rgb) }

  /// A picture with its colours mixed from the palette's, if dithering is wanted.
  mutating func dithered(_ picture: Bitmap, _ dithering: Dithering) -> Bitmap {
    dithering.applied(to: picture) { nearest($0) }
  }

  private mutating func nearest(_ rgb: UInt32) -> UInt32 {
    reduction.color(rgb).paletteIndex.map { Palette.colors[Int($0)] } ?? rgb
  }

  private mutating func inPalette(_ cell: Cell) -> Cell {
    var cell = cell
    if let rgb = cell.foreground.rgb { cell.foreground = reduction.color(rgb) }
    if let rgb = cell.background.rgb { cell.background = reduction.color(rgb) }
    return cell
  }
}
