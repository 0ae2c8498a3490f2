package import Cells

extension CellGrid {
  /// One row of text in the terminal's own colours, filled up with blanks or cut off.
  ///
  /// A character that does not take up just one column, or that the locale's encoding lacks,
  /// stands as a question mark.
  ///
  /// - Parameters:
  ///   - text: Without control characters.
  ///   - columns: Width of the row.
  package init(text: String, columns: Int) {
    self.init(columns: columns, rows: 1)
    for (column, scalar) in zip(0..<columns, text.unicodeScalars) {
      self[column, 0] = Cell(CharacterSet.isOneColumn(scalar) ? scalar : "?")
    }
  }
}
