import Cells
import Pixels

extension Bitmap {
  /// How much of each cell this picture covers.
  ///
  /// - Parameters:
  ///   - x: Its left column, in sub-cells from the left edge of the cells.
  ///   - y: Its top row, in sub-cells from the top edge of the cells.
  ///   - cells: The dimensions of the result.
  ///   - glyphs: Determine the size of a cell.
  /// - Returns: One value per cell, in row-major order.
  func coverage(x: Int, y: Int, of cells: CellRect, _ glyphs: GlyphSet) -> [Painting.Coverage] {
    let (across, down) = (glyphs.subcellWidth, glyphs.subcellHeight)
    var touched = [UInt8](repeating: 0, count: cells.count)
    var hidden = touched
    let left = max(0, -x)..<max(max(0, -x), min(width, cells.columns * across - x))
    for row in max(0, -y)..<max(max(0, -y), min(height, cells.rows * down - y)) {
      let first = (y + row) / down * cells.columns
      for column in left {
        let alpha = pixels[row * width + column].alpha
        guard alpha > 0 else { continue }
        let cell = first + (x + column) / across
        touched[cell] = 1
        if alpha == 255 { hidden[cell] += 1 }
      }
    }
    let whole = UInt8(across * down)
    return zip(touched, hidden).map { $1 == whole ? .whole : $0 == 1 ? .part : .none }
  }
}
