import Cells
import Terminal

/// A framed list of keys and what they do.
enum KeyPanel {
  /// The list in at most so many cells; what there is no room for is left out.
  static func grid(
    _ entries: [(keys: [Key], text: String)], columns: Int, rows: Int, theme: Theme
  ) -> CellGrid {
    let lines = entries.map { ($0.keys.map(KeyTable.title).joined(separator: " "), $0.text) }
    let keyWidth = lines.map(\.0.count).max() ?? 0
    let textWidth = lines.map(\.1.count).max() ?? 0
    let width = min(columns, keyWidth + textWidth + 6)
    let height = min(rows, lines.count + 2)
    var sketch = Sketch(columns: width, rows: height, theme: theme)
    let isFramed = height >= 5 && width >= 12
    if isFramed { sketch.frame("keys", theme.ink(.dim)) }
    let (inset, top) = isFramed ? (2, 1) : (0, 0)
    for (row, line) in lines.prefix(max(0, height - 2 * top)).enumerated() {
      let end = sketch.write(
        line.0, theme.ink(.present), column: inset, row: top + row, width: width - 2 * inset)
      let start = max(end + 1, inset + keyWidth + 2)
      sketch.write(line.1, theme.ink(), column: start, row: top + row, width: width - inset - start)
    }
    return sketch.grid
  }
}
