package import Cells
import Lookup

extension CellGrid {
  /// Creates one row of text in the terminal's own colours, each grapheme at its own width.
  ///
  /// - Parameters:
  ///   - text: The text; control characters are made visible.
  ///   - columns: Width of the row; shorter text is padded with blanks, longer text is cut off.
  package init(text: String, columns: Int) {
    self.init(columns: columns, rows: 1)
    let display = DisplayText(text, atMost: columns)
    for (grapheme, column) in zip(display.graphemes, display.columns) {
      put(grapheme.text, width: grapheme.width, like: .blank, column: column, row: 0)
    }
  }
}
