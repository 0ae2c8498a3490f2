import CBench
import Cells
import Pixels

/// The cells of some frames that are not empty, laid over black, side by side.
///
/// The loop in C knows no transparency, so both are given these.
struct CoveredCells {
  let bitmap: Bitmap
  let count: Int
  /// How many have more than two colours.
  let solved: Int
  private let across: Int
  private let down: Int

  init(_ glyphs: GlyphSet, of frames: [Bitmap]) {
    across = glyphs.subcellWidth
    down = glyphs.subcellHeight
    var cells: [Bitmap] = []
    for frame in frames {
      for y in stride(from: 0, through: frame.height - down, by: down) {
        for x in stride(from: 0, through: frame.width - across, by: across) {
          let cell = frame.cropped(to: PixelRect(x: x, y: y, width: across, height: down))
          if cell.pixels.contains(where: { $0.alpha >= 128 }) { cells.append(cell) }
        }
      }
    }
    var bitmap = Bitmap(width: cells.count * across, height: down, filling: RGBA(rgb: 0))
    for (index, cell) in cells.enumerated() { bitmap.draw(cell, x: index * across, y: 0) }
    self.bitmap = bitmap
    count = cells.count
    solved = cells.count { Set($0.composited(over: RGBA(rgb: 0)).pixels).count > 2 }
  }

  /// Nanoseconds for each cell that the plain loop in C takes.
  func costInC() -> Double {
    var cells = [cbench_cell](repeating: cbench_cell(), count: count)
    let time = Stopwatch.nanoseconds {
      bitmap.pixels.withUnsafeBytes { bytes in
        cbench_solve(
          bytes.bindMemory(to: UInt8.self).baseAddress, bitmap.width, bitmap.height, across, down,
          LinearLight.values, &cells)
      }
    }
    return time / Double(count)
  }
}
