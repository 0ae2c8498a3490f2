package import Cells
import Lookup

/// A text with some graphemes highlighted.
package struct CellText {
  let display: DisplayText
  /// Indices of the graphemes from zero, ascending.
  let marks: [Range<Int>]

  package init(_ text: String, marks: [Range<Int>] = []) {
    // Names may be as long as a file.
    display = DisplayText(text, atMost: 4096)
    self.marks = marks
  }
}

extension Sketch {
  /// Writes a text at the given width; longer text ends with an ellipsis.
  ///
  /// - Parameters:
  ///   - text: The text and its highlights.
  ///   - ink: Its colours.
  ///   - marked: The colours of the highlights.
  ///   - column: First of its columns.
  ///   - row: Row to write to.
  ///   - width: Width in columns.
  ///   - isRight: Whether it is right-aligned within them.
  package mutating func write(
    _ text: CellText, _ ink: Ink, marked: Ink, column: Int, row: Int, width: Int,
    isRight: Bool = false
  ) {
    guard width > 0 else { return }
    let display = text.display
    let ellipsis = Sign.ellipsis.text(theme)
    let isCut = display.width > width
    let room = isCut ? max(0, width - ellipsis.count) : width
    let count = display.count(fitting: room)
    let start = column + (isRight && !isCut ? width - display.width : 0)
    let end = write(display.graphemes.prefix(count), column: start, row: row) { number in
      text.marks.contains { $0.contains(number) } ? marked : ink
    }
    if isCut { put(String(ellipsis.prefix(width)), ink, column: end, row: row) }
  }

  /// Draws cells over the existing ones, aligned to the upper left corner of an area and clipped to
  /// it.
  package mutating func draw(_ cells: CellGrid, within area: CellRect) {
    lay(cells, column: area.column, row: area.row, within: area)
  }
}
