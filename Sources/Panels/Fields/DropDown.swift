package import Cells
import Lookup

/// A list of a few rows right below a field.
package struct DropDown {
  /// One row.
  package struct Row {
    let text: String
    /// The graphemes to highlight.
    var found: Range<Int> = 0..<0
    /// Number of leading graphemes to omit before the end is cut.
    var lead = 0
    /// A word on the right, if it fits.
    var note = ""

    package init(text: String, found: Range<Int> = 0..<0, lead: Int = 0, note: String = "") {
      self.text = text
      self.found = found
      self.lead = lead
      self.note = note
    }
  }

  /// The visible rows.
  private let rows: [Row]
  /// Which of them is selected.
  private let selected: Int?
  /// Whether there are more above and below.
  private let hidesAbove: Bool
  private let hidesBelow: Bool

  /// - Parameters:
  ///   - shown: The visible items; if there are none, one empty row is shown.
  ///   - count: Total number of items.
  ///   - selected: The selected item, if any.
  ///   - row: Returns the row of an item.
  package init(_ shown: Range<Int>, of count: Int, selected: Int?, row: (Int) -> Row) {
    rows = shown.map(row)
    self.selected = selected.flatMap { shown.contains($0) ? $0 - shown.lowerBound : nil }
    hidesAbove = shown.lowerBound > 0
    hidesBelow = shown.upperBound < count
  }

  /// The place of the given number of rows below a field, two or four columns narrower than it.
  package static func place(under field: CellRect, rows: Int) -> CellRect {
    let inset = field.columns >= 30 ? 2 : 1
    return CellRect(
      column: field.column + inset, row: field.row + 1, columns: max(0, field.columns - 2 * inset),
      rows: rows)
  }

  /// The list at the given width, on its own background.
  package func sketch(columns: Int, theme: Theme) -> Sketch {
    var sketch = Sketch(columns: columns, rows: max(1, rows.count), theme: theme)
    for (row, content) in rows.enumerated() { draw(content, row, on: &sketch) }
    let right = columns - 1
    let last = rows.count - 1
    if hidesAbove { sketch.put(.moreAbove, ink(of: 0, theme, .dim), column: right, row: 0) }
    if hidesBelow { sketch.put(.moreBelow, ink(of: last, theme, .dim), column: right, row: last) }
    return sketch
  }

  private func ink(of row: Int, _ theme: Theme, _ role: Theme.Role) -> Ink {
    row == selected ? theme.chosen(role) : theme.ink(role)
  }

  private func draw(_ content: Row, _ row: Int, on sketch: inout Sketch) {
    let theme = sketch.theme
    let ink = ink(of: row, theme, .text)
    sketch.fill(ink, row: row)
    if row == selected {
      sketch.put(.chosen, self.ink(of: row, theme, .present), column: 0, row: row)
    }
    let note = Sketch.width(of: content.note, theme)
    let hasNote = note > 0 && note + 16 <= sketch.columns
    // One column for the selection marker, one between, and one for the scroll markers.
    let room = sketch.columns - 3 - (hasNote ? note + 2 : 0)
    let text = FittedText(content.text, room, lead: content.lead, theme)
    sketch.write(text, ink, column: 2, row: row) {
      content.found.contains($0) ? theme.found(on: ink) : ink
    }
    guard hasNote else { return }
    sketch.write(
      content.note, self.ink(of: row, theme, .dim), column: sketch.columns - 2 - note, row: row)
  }
}
