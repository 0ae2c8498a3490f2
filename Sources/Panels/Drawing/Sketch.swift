package import Cells
package import Lookup

/// Cells that an overlay is written into; what lies outside is cut off.
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

  /// Writes signs of the overlay's own.
  ///
  /// - Returns: The column after them.
  @discardableResult
  package mutating func put(_ sign: Sign, _ ink: Ink, column: Int, row: Int) -> Int {
    put(sign.text(theme), ink, column: column, row: row)
  }

  /// Writes characters that are known to take one column each.
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

  /// Draws cells over what is there, within an area.
  mutating func lay(_ cells: CellGrid, column: Int, row: Int, within area: CellRect) {
    grid.draw(cells, column: column, row: row, within: area)
    grid.mendClusters(in: area)
  }

  /// Writes a text from a file, visible, each grapheme in as many columns as it takes.
  ///
  /// - Parameters:
  ///   - text: May hold control characters.
  ///   - ink: Its colours.
  ///   - column: Where it begins.
  ///   - row: Where it stands.
  ///   - width: Columns that it may take; what is longer ends with an ellipsis.
  ///   - lead: How many graphemes at its beginning are rather left out than its end.
  /// - Returns: The column after it.
  @discardableResult
  package mutating func write(
    _ text: String, _ ink: Ink, column: Int, row: Int, width: Int = .max, lead: Int = 0
  ) -> Int {
    write(FittedText(text, width, lead: lead, theme), ink, column: column, row: row) { _ in ink }
  }

  /// Writes a text that has been fitted.
  ///
  /// - Parameters:
  ///   - text: What is left of it.
  ///   - ink: The colours of the ellipses.
  ///   - column: Where it begins.
  ///   - row: Where it stands.
  ///   - grapheme: The colours of each grapheme, by its place in the text.
  /// - Returns: The column after it.
  @discardableResult
  mutating func write(
    _ text: FittedText, _ ink: Ink, column: Int, row: Int, grapheme: (Int) -> Ink
  ) -> Int {
    let start = put(text.before, ink, column: column, row: row)
    let end = write(text.graphemes, column: start, row: row, ink: grapheme)
    return put(text.after, ink, column: end, row: row)
  }

  /// Writes graphemes, each in as many columns as it takes.
  ///
  /// - Parameters:
  ///   - graphemes: Some of a text.
  ///   - column: Where they begin.
  ///   - row: Where they stand.
  ///   - ink: The colours of each, by its place in the text.
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

  /// Columns that a text takes.
  package static func width(of text: String, _ theme: Theme, atMost most: Int = 4096) -> Int {
    FittedText(text, most, theme).width
  }

  /// Draws a line to the right, up to but without `end`.
  package mutating func line(_ sign: Sign, _ ink: Ink, from column: Int, to end: Int, row: Int) {
    for place in column..<max(column, end) { put(sign, ink, column: place, row: row) }
  }

  /// Gives a row another background from one column on.
  package mutating func fill(_ ink: Ink, from column: Int = 0, to end: Int? = nil, row: Int) {
    let end = min(columns, end ?? columns)
    put(
      String(repeating: " ", count: max(0, end - column)), ink, column: column, row: row)
  }

  /// Draws a thin frame around everything, with a title in its upper edge.
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
