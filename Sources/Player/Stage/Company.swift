import Cells
import Pixels

/// A rectangle of whole cells; `column` and `row` count from zero at the upper left.
struct CellRect: Hashable {
  var column: Int
  var row: Int
  var columns: Int
  var rows: Int

  /// The same rectangle in sub-cells.
  func subcells(of glyphs: GlyphSet) -> PixelRect {
    PixelRect(
      x: column * glyphs.subcellWidth, y: row * glyphs.subcellHeight,
      width: columns * glyphs.subcellWidth, height: rows * glyphs.subcellHeight)
  }

  func touches(_ other: CellRect) -> Bool {
    column < other.column + other.columns && other.column < column + columns
      && row < other.row + other.rows && other.row < row + rows
  }

  func union(_ other: CellRect) -> CellRect {
    let left = min(column, other.column)
    let top = min(row, other.row)
    return CellRect(
      column: left, row: top,
      columns: max(column + columns, other.column + other.columns) - left,
      rows: max(row + rows, other.row + other.rows) - top)
  }
}

/// Actors that share cells, so that they are composed before they are encoded.
struct Company: Hashable {
  /// Ascending.
  var actors: [Int]
  /// The cells that the boxes of all of them touch, within the stage.
  var cells: CellRect

  /// Puts actors together until no two companies touch the same cell.
  ///
  /// - Parameters:
  ///   - boxes: Of each actor, in sub-cells.
  ///   - columns: Of the stage.
  ///   - rows: Of the stage.
  ///   - glyphs: Say how large a cell is.
  /// - Returns: The companies; an actor outside the stage is in none.
  static func companies(
    of boxes: [PixelRect], columns: Int, rows: Int, glyphs: GlyphSet
  ) -> [Company] {
    var companies: [Company] = []
    for (actor, box) in boxes.enumerated() {
      guard let cells = cells(under: box, columns: columns, rows: rows, glyphs: glyphs) else {
        continue
      }
      var company = Company(actors: [actor], cells: cells)
      while let index = companies.firstIndex(where: { $0.cells.touches(company.cells) }) {
        let other = companies.remove(at: index)
        company.actors = (other.actors + company.actors).sorted()
        company.cells = company.cells.union(other.cells)
      }
      companies.append(company)
    }
    return companies
  }

  private static func cells(
    under box: PixelRect, columns: Int, rows: Int, glyphs: GlyphSet
  ) -> CellRect? {
    func span(_ start: Int, _ length: Int, _ side: Int, _ limit: Int) -> Range<Int>? {
      let first = max(0, start / side)
      let end = min(limit, (start + length + side - 1) / side)
      return first < end ? first..<end : nil
    }
    guard let across = span(box.x, box.width, glyphs.subcellWidth, columns),
      let down = span(box.y, box.height, glyphs.subcellHeight, rows)
    else { return nil }
    return CellRect(
      column: across.lowerBound, row: down.lowerBound, columns: across.count, rows: down.count)
  }
}
