extension CellGrid {
  /// Puts another grid's cells in the place of this one's; what lies outside is cut off.
  ///
  /// - Parameters:
  ///   - top: The other grid.
  ///   - column: Where its left column comes to stand, from zero; may be negative.
  ///   - row: Where its upper row comes to stand, from zero; may be negative.
  package mutating func draw(_ top: CellGrid, column: Int, row: Int) {
    for y in max(0, row)..<max(max(0, row), min(rows, row + top.rows)) {
      for x in max(0, column)..<max(max(0, column), min(columns, column + top.columns)) {
        self[x, y] = top[x - column, y - row]
      }
    }
  }
}
