/// A rectangle of whole cells; `column` and `row` count from zero at the upper left.
package struct CellRect: Hashable, Sendable {
  package var column: Int
  package var row: Int
  package var columns: Int
  package var rows: Int

  package init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = columns
    self.rows = rows
  }

  /// Its columns.
  package var across: Range<Int> { column..<column + columns }
  /// Its rows.
  package var down: Range<Int> { row..<row + rows }

  /// The number of its cells.
  package var count: Int { columns * rows }

  package func contains(column: Int, row: Int) -> Bool {
    across.contains(column) && down.contains(row)
  }

  @inline(__always)
  package func touches(_ other: CellRect) -> Bool {
    column < other.column + other.columns && other.column < column + columns
      && row < other.row + other.rows && other.row < row + rows
  }

  /// The cells that lie in both; nil if there are none.
  package func intersection(_ other: CellRect) -> CellRect? {
    guard touches(other) else { return nil }
    let left = max(column, other.column)
    let top = max(row, other.row)
    return CellRect(
      column: left, row: top,
      columns: min(column + columns, other.column + other.columns) - left,
      rows: min(row + rows, other.row + other.rows) - top)
  }

  /// The smallest rectangle around both.
  package func union(_ other: CellRect) -> CellRect {
    let left = min(column, other.column)
    let top = min(row, other.row)
    return CellRect(
      column: left, row: top,
      columns: max(column + columns, other.column + other.columns) - left,
      rows: max(row + rows, other.row + other.rows) - top)
  }

  /// The rectangle extended by `margin` cells on each side.
  package func grown(by margin: Int) -> CellRect {
    CellRect(
      column: column - margin, row: row - margin, columns: columns + 2 * margin,
      rows: rows + 2 * margin)
  }
}
