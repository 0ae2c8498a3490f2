package import Cells
import Lookup

extension CellGrid {
  /// One row of text in the terminal's own colours, each grapheme in as many columns as it takes.
  ///
  /// - Parameters:
  ///   - text: May hold control characters, which become visible.
  ///   - columns: Width of the row, which is filled up with blanks; what is longer is cut off.
  package init(text: String, columns: Int) {
    self.init(columns: columns, rows: 1)
    let display = DisplayText(text, atMost: columns)
    for (grapheme, column) in zip(display.graphemes, display.columns) {
      put(grapheme.text, width: grapheme.width, like: .blank, column: column, row: 0)
    }
  }
}
