import Cells
import Lookup

extension CompletionField {
  /// The positions of the parts, in cells.
  struct Place: Hashable {
    let field: CellRect
    /// Has no rows if the list is closed.
    let list: CellRect
    /// The clickable equivalent of Enter; has no columns if it does not fit.
    let done: CellRect

    /// - Parameters:
    ///   - columns: Width of the field.
    ///   - rows: Height of the list.
    ///   - column: First column of the field.
    ///   - row: Row of the field.
    init(columns: Int, rows: Int, column: Int, row: Int) {
      field = CellRect(column: column, row: row, columns: columns, rows: 1)
      list = DropDown.place(under: field, rows: rows)
      let done = columns >= 30 ? 6 : 0
      self.done = CellRect(column: column + columns - done, row: row, columns: done, rows: 1)
    }
  }
}
