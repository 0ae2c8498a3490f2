import Cells

/// A list of keys and what each does.
package struct KeyList {
  /// Keys that do the same or belong together; a blank line has neither keys nor text.
  package struct Line {
    package var keys: [(name: String, isTaken: Bool)]
    package var text: String
    /// Whether its keys may extend into the text column.
    package var isLong: Bool

    /// Creates a line.
    ///
    /// - Parameters:
    ///   - keys: The names of the keys, and whether something else handles the key first.
    ///   - text: What they do.
    ///   - isLong: Whether the keys may be too wide to determine the width of the key column.
    package init(
      _ keys: [(name: String, isTaken: Bool)] = [], _ text: String = "", isLong: Bool = false
    ) {
      self.keys = keys
      self.text = text
      self.isLong = isLong
    }

    /// Width of the keys, each followed by a space; those handled elsewhere are in parentheses.
    fileprivate var width: Int { keys.reduce(0) { $0 + $1.name.count + ($1.isTaken ? 2 : 0) + 1 } }
  }

  private let lines: [Line]

  package init(_ lines: [Line]) { self.lines = lines }

  /// Creates a list of keys, none of which is handled elsewhere.
  package init(_ rows: [(keys: [String], text: String)]) {
    lines = rows.map { row in Line(row.keys.map { ($0, false) }, row.text) }
  }

  /// The list in at most `columns` by `rows` cells; what does not fit is omitted.
  package func sketch(columns: Int, rows: Int, theme: Theme) -> Sketch {
    let keyWidth = lines.filter { !$0.isLong }.map(\.width).max() ?? 0
    let textWidth = lines.map(\.text.count).max() ?? 0
    let width = min(columns, keyWidth + textWidth + 6)
    let height = min(rows, lines.count + 2)
    var sketch = Sketch(columns: width, rows: height, theme: theme)
    let isFramed = height >= 5 && width >= 12
    if isFramed { sketch.frame("keys", theme.ink(.dim)) }
    let inset = isFramed ? 2 : 0
    let top = isFramed ? 1 : 0
    for (row, line) in lines.prefix(height - 2 * top).enumerated() {
      var column = inset
      for key in line.keys {
        let ink = theme.ink(key.isTaken ? .dim : .present)
        let room = width - inset - column
        let name = key.isTaken ? "(\(key.name))" : key.name
        column = sketch.write(name, ink, column: column, row: top + row, width: room) + 1
      }
      let start = max(column, inset + keyWidth + 1)
      sketch.write(
        line.text, theme.ink(), column: start, row: top + row, width: width - inset - start)
    }
    return sketch
  }
}
