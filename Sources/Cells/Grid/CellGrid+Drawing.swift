extension CellGrid {
  /// All cells of the grid.
  package var bounds: CellRect { CellRect(column: 0, row: 0, columns: columns, rows: rows) }

  /// Replaces cells by those of another grid; what lies outside is cut off.
  ///
  /// - Parameters:
  ///   - top: The other grid.
  ///   - column: The column of its left edge, from zero; may be negative.
  ///   - row: The row of its upper edge, from zero; may be negative.
  ///   - area: The cells of this grid that may change; nil for all.
  package mutating func draw(_ top: CellGrid, column: Int, row: Int, within area: CellRect? = nil) {
    let place = CellRect(column: column, row: row, columns: top.columns, rows: top.rows)
    guard let inside = place.intersection(bounds),
      let target = area.map({ inside.intersection($0) }) ?? inside
    else { return }
    let stride = columns
    withUnsafeMutableCells { cells in
      top.cells.withUnsafeBufferPointer { source in
        for y in target.down {
          let from = (y - row) * top.columns + target.column - column
          let to = y * stride + target.column
          _ = cells[to..<to + target.columns].update(
            fromContentsOf: source[from..<from + target.columns])
        }
      }
    }
  }
}
