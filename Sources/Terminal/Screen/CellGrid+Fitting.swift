import Cells

extension CellGrid {
  /// This grid cut, or padded with blanks, at its right and bottom.
  func fitted(to size: ScreenSize) -> CellGrid {
    guard columns != size.columns || rows != size.rows else { return self }
    var fitted = CellGrid(columns: size.columns, rows: size.rows)
    for row in 0..<min(rows, size.rows) {
      for column in 0..<min(columns, size.columns) {
        fitted[column, row] = self[column, row]
      }
    }
    return fitted
  }
}
