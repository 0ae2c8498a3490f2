package import Cells
package import Lookup

/// Cells that an overlay is drawn into, clipped at the edges.
package struct Sketch {
  package private(set) var grid: CellGrid
  package let theme: Theme

  package init(columns: Int, rows: Int, theme: Theme, ink: Ink? = nil) {
    let ink = ink ?? theme.ink()
    self.theme = theme
    grid = CellGrid(
      columns: max(0, columns), rows: max(0, rows),
      filling: Cell(" ", foreground: ink.foreground, background: ink.background))
  }

  package var columns: Int { grid.columns }
  package var rows: Int { grid.rows }

  /// Writes the overlay's own characters.
  ///
  /// - Returns: The column after them.
  @discardableResult
  package mutating func put(_ sign: Sign, _ ink: Ink, column: Int, row: Int) -> Int {
    put(sign.text(theme), ink, column: column, row: row)
  }

  /// Writes characters known to be one column wide each.
  ///
  /// - Returns: The column after them.
  @discardableResult
  package mutating func put(_ glyphs: String, _ ink: Ink, column: Int, row: Int) -> Int {
    var column = column
    for scalar in glyphs.unicodeScalars {
      if (0..<columns).contains(column), (0..<rows).contains(row) {
        grid[column, row] = Cell(
          scalar, foreground: ink.foreground, background: ink.background)
      }
      column += 1
    }
    return column
  }

  /// Draws cells over the existing ones, within an area.
  mutating func lay(_ cells: CellGrid, column: Int, row: Int, within area: CellRect) {
    grid.draw(cells, column: column, row: row, within: area)
    grid.mendClusters(in: area)
  }

  /// Writes text from a file with control characters made visible, at each grapheme's width.
  ///
  /// - Parameters:
  ///   - text: The text; may contain control characters.
  ///   - ink: Its colours.
  ///   - column: First column.
  ///   - row: Row to write to.
  ///   - width: Maximum width in columns; longer text ends with an ellipsis.
  ///   - lead: Number of leading graphemes to omit before the end is cut.
  /// - Returns: The column after it.
  @discardableResult
  package mutating func write(
    _ text: String, _ ink: Ink, column: Int, row: Int, width: Int = .max, lead: Int = 0
  ) -> Int {
    write(FittedText(text, width, lead: lead, theme), ink, column: column, row: row) { _ in ink }
  }

  /// Writes text that has been fitted.
  ///
  /// - Parameters:
  ///   - text: The fitted text.
  ///   - ink: The colours of the ellipses.
  ///   - column: First column.
  ///   - row: Row to write to.
  ///   - grapheme: The colours of each grapheme, by its index in the text.
  /// - Returns: The column after it.
  @discardableResult
  mutating func write(
    _ text: FittedText, _ ink: Ink, column: Int, row: Int, grapheme: (Int) -> Ink
  ) -> Int {
    let start = put(text.before, ink, column: column, row: row)
    let end = write(text.graphemes, column: start, row: row, ink: grapheme)
    return put(text.after, ink, column: end, row: row)
  }

  /// Writes graphemes, each at its own width.
  ///
  /// - Parameters:
  ///   - graphemes: A range of a text's graphemes.
  ///   - column: First column.
  ///   - row: Row to write to.
  ///   - ink: The colours of each grapheme, by its index in the text.
  /// - Returns: The column after them.
  @discardableResult
  package mutating func write(
    _ graphemes: ArraySlice<Grapheme>, column: Int, row: Int, ink: (Int) -> Ink
  ) -> Int {
    var column = column
    for (place, grapheme) in zip(graphemes.indices, graphemes) {
      let ink = ink(place)
      let cell = Cell(" ", foreground: ink.foreground, background: ink.background)
      grid.put(grapheme.text, width: grapheme.width, like: cell, column: column, row: row)
      column += grapheme.width
    }
    return column
  }

  /// Width of a text in columns.
  package static func width(of text: String, _ theme: Theme, atMost most: Int = 4096) -> Int {
    FittedText(text, most, theme).width
  }

  /// Draws a line to the right, up to but excluding `end`.
  package mutating func line(_ sign: Sign, _ ink: Ink, from column: Int, to end: Int, row: Int) {
    for place in column..<max(column, end) { put(sign, ink, column: place, row: row) }
  }

  /// Changes the background of a row from a column onwards.
  package mutating func fill(_ ink: Ink, from column: Int = 0, to end: Int? = nil, row: Int) {
    let end = min(columns, end ?? columns)
    put(
      String(repeating: " ", count: max(0, end - column)), ink, column: column, row: row)
  }

  /// Draws a thin frame around everything, with a title in its top edge.
  package mutating func frame(_ title: String, _ ink: Ink) {
    let (right, bottom) = (columns - 1, rows - 1)
    line(.horizontal, ink, from: 0, to: columns, row: 0)
    line(.horizontal, ink, from: 0, to: columns, row: bottom)
    for row in 0..<rows {
      put(.vertical, ink, column: 0, row: row)
      put(.vertical, ink, column: right, row: row)
    }
    put(.upperLeft, ink, column: 0, row: 0)
    put(.upperRight, ink, column: right, row: 0)
    put(.lowerLeft, ink, column: 0, row: bottom)
    put(.lowerRight, ink, column: right, row: bottom)
    write(" \(title) ", theme.ink(.text), column: 2, row: 0, width: columns - 4)
  }
}
