import Cells
import Lookup

extension CompletionField {
  /// Where the parts stand, in cells.
  struct Place: Hashable {
    let field: CellRect
    /// Without rows if the list is closed.
    let list: CellRect
    /// What is clicked on in place of Enter; without columns where there is no room.
    let done: CellRect

    /// - Parameters:
    ///   - columns: Of the field.
    ///   - rows: Of the list.
    ///   - column: Where the field begins.
    ///   - row: Where the field stands.
    init(columns: Int, rows: Int, column: Int, row: Int) {
      field = CellRect(column: column, row: row, columns: columns, rows: 1)
      list = DropDown.place(under: field, rows: rows)
      let done = columns >= 30 ? 6 : 0
      self.done = CellRect(column: column + columns - done, row: row, columns: done, rows: 1)
    }
  }
}
