import CBench
import Cells
import Pixels

/// Measures what a cell costs.
enum CellBench {
  private static let sets = GlyphSet.allCases.filter { $0 != .ascii }

  /// Prints a table: a row for each glyph set, in nanoseconds for each cell that is not empty.
  static func run(_ frames: [Bitmap]) {
    cbench_prepare()
    print("ns per non-empty cell, \(frames.count) frames")
    print("            scale 1  a half   solved |  256 colours | covered      C    ratio    same")
    for glyphs in sets { row(glyphs, frames) }
  }

  private static func row(_ glyphs: GlyphSet, _ frames: [Bitmap]) {
    let halved = frames.map {
      $0.scaled(toWidth: max($0.width / 2, 1), height: max($0.height / 2, 1), filter: .area)
    }
    let full = cost(glyphs, .trueColor, frames)
    let half = cost(glyphs, .trueColor, halved)
    let reduced = cost(glyphs, .indexed256, halved)
    let covered = CoveredCells(glyphs, of: halved)
    let ours = cost(glyphs, .trueColor, [covered.bitmap])
    var encoder = CellEncoder(glyphs: glyphs, depth: .trueColor)
    let grid = encoder.encode(covered.bitmap)
    let (plain, same) = covered.costInC(glyphs.glyphs.map(\.value), comparedWith: grid)
    let share = Double(covered.solved) / Double(covered.count)
    print(
      glyphs.rawValue.padded(10), full.text(), half.text(), "\(Int(share * 100)) %".leftPadded(8),
      "|", reduced.text(), "     |", ours.text(), plain.text(), (ours / plain).text(decimals: 2),
      (100 * Double(same) / Double(covered.count)).text() + " %")
  }

  /// Nanoseconds for each cell that is not empty.
  private static func cost(_ glyphs: GlyphSet, _ depth: ColorDepth, _ frames: [Bitmap]) -> Double {
    var encoder = CellEncoder(glyphs: glyphs, depth: depth)
    let cells = frames.reduce(0) { sum, frame in
      sum + encoder.encode(frame).cells.count { $0 != .blank }
    }
    let time = Stopwatch.nanoseconds {
      for frame in frames { blackHole(encoder.encode(frame)) }
    }
    return time / Double(cells)
  }

  @inline(never)
  private static func blackHole(_ grid: CellGrid) {}
}
