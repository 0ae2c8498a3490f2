/// One character of the terminal's grid: a glyph and its two colours.
///
/// The glyph is a character of one column, or stands for a wide character or several (``ClusterGlyph``).
package struct Cell: Hashable, Sendable {
  package var glyph: Unicode.Scalar
  package var foreground: CellColor
  package var background: CellColor

  package init(
    _ glyph: Unicode.Scalar, foreground: CellColor = .terminal, background: CellColor = .terminal
  ) {
    self.glyph = glyph
    self.foreground = foreground
    self.background = background
  }

  /// A space in the terminal's own colours.
  package static let blank = Cell(" ")

  /// Whether two cells are equal; written out for speed, as grids are compared cell by cell.
  @inlinable
  package static func == (left: Cell, right: Cell) -> Bool {
    left.glyph.value == right.glyph.value && left.foreground.number == right.foreground.number
      && left.background.number == right.background.number
  }

  /// Whether two cells differ; faster than the generic operator, which looks up the types at run time.
  @inlinable
  package static func != (left: Cell, right: Cell) -> Bool { !(left == right) }
}
