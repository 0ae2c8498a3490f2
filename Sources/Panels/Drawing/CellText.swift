package import Cells
import Lookup

/// A text of which some graphemes are marked.
package struct CellText {
  let display: DisplayText
  /// Graphemes from zero, ascending.
  let marks: [Range<Int>]

  package init(_ text: String, marks: [Range<Int>] = []) {
    // Names may be as long as a file.
    display = DisplayText(text, atMost: 4096)
    self.marks = marks
  }
}

extension Sketch {
  /// Writes a text in so many columns; what is longer ends with an ellipsis.
  ///
  /// - Parameters:
  ///   - text: With what is marked in it.
  ///   - ink: Its colours.
  ///   - marked: Those of what is marked.
  ///   - column: Where its columns begin.
  ///   - row: Where it stands.
  ///   - width: How many columns it has.
  ///   - isRight: Whether it stands at the right edge of those.
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

  /// Draws cells over what is there, cut to an area, at whose upper left corner they begin.
  package mutating func draw(_ cells: CellGrid, within area: CellRect) {
    lay(cells, column: area.column, row: area.row, within: area)
  }
}
