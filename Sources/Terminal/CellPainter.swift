import CCurses
import Cells

/// Puts cells into curses' window.
struct CellPainter {
  /// The pairs of colours that the cells put so far have.
  private(set) var pairs: ColorPairs
  private let hasColor: Bool
  private var run: [cchar_t] = []
  private var lastGlyph: (scalar: Unicode.Scalar, shown: UInt32) = (" ", 0x20)

  /// Makes a painter for the colours that a running session of curses has.
  init(depth: ColorDepth) {
    hasColor = depth != .none
    pairs = ColorPairs(limit: Int(zoe_pair_limit())) { pair, colors in
      init_extended_pair(
        pair, colors.foreground.cursesNumber(depth), colors.background.cursesNumber(depth))
    }
  }

  /// Puts the cells of some runs; false if the colour pairs did not suffice, in which case some
  /// cells have the terminal's own colours.
  mutating func put(_ runs: [CellRun], of grid: CellGrid) -> Bool {
    let cells = grid.cells
    var isComplete = true
    for part in runs {
      run.removeAll(keepingCapacity: true)
      for cell in cells[part.places] {
        let pair = pair(of: cell)
        isComplete = isComplete && pair != nil
        var filled = cchar_t()
        zoe_fill(&filled, glyph(of: cell), pair ?? 0)
        run.append(filled)
      }
      let column = part.places.lowerBound - part.row * grid.columns
      zoe_put(Int32(part.row), Int32(column), run, Int32(run.count))
    }
    return isComplete
  }

  /// Forgets all colour pairs, in curses too; what is on the screen must be drawn anew.
  mutating func forgetPairs() {
    reset_color_pairs()
    pairs.removeAll()
  }

  private mutating func pair(of cell: Cell) -> Int32? {
    guard hasColor else { return 0 }
    let foreground = cell.glyph == " " ? .terminal : cell.foreground
    return pairs.number(foreground: foreground, background: cell.background)
  }

  private mutating func glyph(of cell: Cell) -> UInt32 {
    if cell.glyph != lastGlyph.scalar {
      let isShown = CharacterSet.isOneColumn(cell.glyph)
      lastGlyph = (cell.glyph, isShown ? cell.glyph.value : 0x3F)
    }
    return lastGlyph.shown
  }
}

extension CellColor {
  /// The colour's number for curses, its place in the palette; -1 for the terminal's own, which also
  /// stands for a colour that the depth does not have.
  ///
  /// With 24 bits, where curses sends a pair's number alone, it need only know which colours are the
  /// terminal's own: all others have one number, as it keeps its pairs sorted by them.
  fileprivate func cursesNumber(_ depth: ColorDepth) -> Int32 {
    if depth == .trueColor { return rgb == nil ? -1 : 1 }
    guard let paletteIndex, Int32(paletteIndex) < depth.colorCount else { return -1 }
    return Int32(paletteIndex)
  }
}
