/// A rectangle of cells, row-major, top-left cell first.
package struct CellGrid: Hashable, Sendable {
  package let columns: Int
  package let rows: Int
  /// All cells, `columns * rows` of them.
  package private(set) var cells: [Cell]

  /// Makes a grid filled with one cell, blank by default.
  ///
  /// - Precondition: Neither `columns` nor `rows` is negative.
  package init(columns: Int, rows: Int, filling cell: Cell = .blank) {
    precondition(columns >= 0 && rows >= 0, "a grid has no negative side")
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: cell, count: columns * rows)
  }

  /// Makes a grid of cells given row by row, top-left first.
  ///
  /// - Precondition: `cells` has `columns * rows` elements, and neither factor is negative.
  package init(columns: Int, rows: Int, cells: [Cell]) {
    precondition(columns >= 0 && rows >= 0, "a grid has no negative side")
    precondition(cells.count == columns * rows, "a grid has columns times rows cells")
    self.columns = columns
    self.rows = rows
    self.cells = cells
  }

  /// The cell in a column and row, both from zero at the upper left.
  ///
  /// - Precondition: The place lies within the grid.
  package subscript(column: Int, row: Int) -> Cell {
    get { cells[index(column, row)] }
    set { cells[index(column, row)] = newValue }
  }

  /// Calls a closure with the memory of all cells, for speed.
  package mutating func withUnsafeMutableCells<Result>(
    _ body: (_ cells: UnsafeMutableBufferPointer<Cell>) throws -> Result
  ) rethrows -> Result {
    try cells.withUnsafeMutableBufferPointer { try body($0) }
  }

  private func index(_ column: Int, _ row: Int) -> Int {
    precondition(column >= 0 && column < columns && row >= 0 && row < rows, "no such cell")
    return row * columns + column
  }
}
