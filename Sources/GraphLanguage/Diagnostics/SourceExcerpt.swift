/// One line of a source as a terminal can show it: tabs as spaces, control characters made visible, cut to a
/// width around the run of bytes that is meant.
struct SourceExcerpt {
  /// The line, cut; `…` stands where something was left out.
  let text: String
  /// Columns before the run that is meant.
  let markColumn: Int
  /// Columns of the run that are shown; at least one.
  let markWidth: Int

  /// Columns from one tab stop to the next.
  private static let tabWidth = 4

  /// Cuts one line to a width.
  ///
  /// - Parameters:
  ///   - line: The line's bytes without its end.
  ///   - mark: The run that is meant, which begins in the line or at its end.
  ///   - source: What both lie in.
  ///   - width: Columns to fill at most; at least 8.
  init(line: SourceRange, mark: SourceRange, of source: SourceText, width: Int) {
    let start = min(max(mark.start, line.start), line.end)
    let end = min(max(mark.end, start), line.end)
    // No character that is shown takes less than a column, but it may take many bytes.
    let reach = width * 16
    let far = SourceRange(start: max(line.start, start - reach), end: min(line.end, end + reach))
    let before = Self.cells(far.start, start, of: source, from: 0)
    let column = before.reduce(0) { $0 + $1.width }
    let marked = Self.cells(start, min(end, start + reach), of: source, from: column)
    let after = Self.cells(
      end, far.end, of: source, from: column + marked.reduce(0) { $0 + $1.width })

    let whole = column + (marked + after).reduce(0) { $0 + $1.width }
    let isLong = whole > width || far != line
    let room = isLong ? min(column, max(width / 2, width - (whole - column))) : column
    var kept = before[...]
    var keptWidth = column
    while keptWidth > room, let first = kept.popFirst() { keptWidth -= first.width }
    let isCutBefore = kept.count < before.count || far.start > line.start
    let lead = isCutBefore ? "…" : ""
    let (tail, isCutAfter) = Self.cut(marked + after, to: width - keptWidth - lead.count)
    text =
      lead + kept.map(\.text).joined() + tail + (isCutAfter || far.end < line.end ? "…" : "")
    markColumn = keptWidth + lead.count
    let markedWidth = marked.reduce(0) { $0 + $1.width }
    markWidth = max(1, min(markedWidth, width - markColumn))
  }

  private typealias Cell = (text: String, width: Int)

  private static func cells(
    _ start: Int, _ end: Int, of source: SourceText, from column: Int
  ) -> [Cell] {
    var cells: [Cell] = []
    var column = column
    for character in source.text(in: SourceRange(start: start, end: end)) {
      let cell = cell(for: character, at: column)
      cells.append(cell)
      column += cell.width
    }
    return cells
  }

  private static func cell(for character: Character, at column: Int) -> Cell {
    if character == "\t" {
      let width = tabWidth - column % tabWidth
      return (String(repeating: " ", count: width), width)
    }
    let shown = visible(String(character))
    return (shown, shown.reduce(0) { $0 + $1.displayWidth })
  }

  private static func cut(_ cells: [Cell], to width: Int) -> (String, isCut: Bool) {
    var text = ""
    var used = 0
    for cell in cells {
      used += cell.width
      if used > width { return (text, true) }
      text += cell.text
    }
    return (text, false)
  }
}
