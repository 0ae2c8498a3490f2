import CCurses
import Cells

/// Puts cells into curses' window one by one, in curses' colour pairs.
@MainActor final class PairPainter: WindowPainter {
  /// When there are more pairs than this, those of old pictures are forgotten: looking for one among
  /// many is slow.
  private static let manyPairs = 0x10000

  /// The pairs of the cells so far.
  private var pairs: ColorPairs
  private let hasColor: Bool
  private var run: [cchar_t] = []
  private var lastGlyph: (scalar: Unicode.Scalar, shown: UInt32) = (" ", 0x20)

  /// Makes a painter for a running session of curses.
  ///
  /// - Parameter depth: The colours that the session has.
  init(depth: ColorDepth) {
    hasColor = depth != .none
    pairs = ColorPairs(limit: Int(zoe_pair_limit())) { pair, colors in
      func number(_ color: CellColor) -> Int32 {
        let color = color.shown(in: depth)
        return color.isTerminal ? -1 : Int32(color.rgb ?? UInt32(color.paletteIndex ?? 0))
      }
      init_extended_pair(pair, number(colors.foreground), number(colors.background))
    }
  }

  func put(_ runs: [CellRun], of grid: CellGrid) -> Bool {
    guard pairs.count <= Self.manyPairs || runs.isEmpty else { return false }
    let cells = grid.cells
    var isComplete = true
    for part in runs {
      run.removeAll(keepingCapacity: true)
      var covered = 0
      for cell in cells[part.places] {
        // Curses itself fills the cells that a wide character covers.
        if cell.glyph == ClusterGlyph.rest, covered > 0 {
          covered -= 1
          continue
        }
        let pair = pair(of: cell)
        isComplete = isComplete && pair != nil
        var filled = cchar_t()
        covered = fill(&filled, with: cell, pair: pair ?? 0) - 1
        run.append(filled)
      }
      let column = part.places.lowerBound - part.row * grid.columns
      zoe_put(Int32(part.row), Int32(column), run, Int32(run.count))
    }
    return isComplete
  }

  func forgetColors() {
    reset_color_pairs()
    pairs.removeAll()
  }

  func translate(_ input: UnsafeRawBufferPointer, into output: inout [UInt8]) { output += input }

  func terminalWasReset() {}

  func resize(to size: ScreenSize) {}

  func windowColumns(for columns: Int) -> Int { columns }

  private func pair(of cell: Cell) -> Int32? {
    guard hasColor else { return 0 }
    let foreground = cell.glyph == " " ? .terminal : cell.foreground
    return pairs.number(foreground: foreground, background: cell.background)
  }

  /// Fills a cell of curses; returns the columns that it takes.
  private func fill(_ filled: inout cchar_t, with cell: Cell, pair: Int32) -> Int {
    guard let cluster = ClusterGlyph.cluster(of: cell.glyph) else {
      zoe_fill(&filled, glyph(of: cell), pair)
      return 1
    }
    // Curses takes one character with a few combining marks.
    let scalars = ShownCluster.text(of: cluster).unicodeScalars
    let marks = scalars.dropFirst().prefix { CharacterSet.columns($0) == 0 }.prefix(3)
    let text = scalars.prefix(1).map(\.value) + marks.map(\.value)
    zoe_fill_cluster(&filled, text, Int32(text.count), pair)
    return scalars.first.map { max(1, CharacterSet.columns($0)) } ?? 1
  }

  private func glyph(of cell: Cell) -> UInt32 {
    if cell.glyph == ClusterGlyph.rest { return 0x20 }
    if cell.glyph != lastGlyph.scalar {
      let isShown = CharacterSet.isOneColumn(cell.glyph)
      lastGlyph = (cell.glyph, isShown ? cell.glyph.value : 0x3F)
    }
    return lastGlyph.shown
  }
}
