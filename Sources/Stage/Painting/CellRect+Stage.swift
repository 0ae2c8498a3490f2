import Cells
import Pixels
import StateGraph

extension CellRect {
  /// The same rectangle in sub-cells.
  func subcells(of glyphs: GlyphSet) -> PixelRect {
    PixelRect(
      x: column * glyphs.subcellWidth, y: row * glyphs.subcellHeight,
      width: columns * glyphs.subcellWidth, height: rows * glyphs.subcellHeight)
  }

  /// The stage cells that a box in sub-cells touches; nil if it lies outside.
  init?(under box: PixelRect, of geometry: StageGeometry) {
    func span(_ start: Int, _ length: Int, _ side: Int, _ limit: Int) -> Range<Int>? {
      let first = max(0, start / side)
      let end = min(limit, (start + length + side - 1) / side)
      return first < end ? first..<end : nil
    }
    guard let across = span(box.x, box.width, geometry.cell.across, geometry.columns),
      let down = span(box.y, box.height, geometry.cell.down, geometry.rows)
    else { return nil }
    self.init(
      column: across.lowerBound, row: down.lowerBound, columns: across.count, rows: down.count)
  }
}
