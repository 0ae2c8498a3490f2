import Basics

/// One line of a source as a terminal can show it: tabs as spaces, control characters made visible,
/// and cut to a width around a marked range.
struct SourceExcerpt {
  /// The line, with `…` where it was cut.
  let text: String
  /// The number of columns before the marked range.
  let markColumn: Int
  /// The number of columns of the marked range that are shown; at least one.
  let markWidth: Int

  /// Cuts one line to a width.
  ///
  /// - Parameters:
  ///   - line: The line without its end.
  ///   - mark: The marked range, which begins in the line or at its end.
  ///   - source: The text of both.
  ///   - width: Maximum width in columns; at least 8.
  init(line: SourceRange, mark: SourceRange, of source: SourceText, width: Int) {
    let start = min(max(mark.start, line.start), line.end)
    let end = min(max(mark.end, start), line.end)
    // A line may be as long as a file. What is further away than this is never shown, even if each
    // character takes 16 bytes.
    let reach = width * 16
    let first = max(line.start, start - reach)
    let last = min(line.end, start + reach)

    var before = ShownRun(source.text(in: SourceRange(start: first, end: start)), from: 0)
    let rest = source.text(in: SourceRange(start: start, end: last))
    var after = ShownRun(rest, from: before.width)
    let marked = ShownRun(rest.utf8Prefix(end - start), from: before.width)

    // The pointer needs a column even after the last character.
    let needed = max(after.width, 1)
    var lead = ""
    if first > line.start || before.width + needed > width {
      let room = max(width / 2, width - needed) - 1
      if first > line.start || before.width > room {
        before.keepEnd(room)
        lead = "…"
      }
    }
    markColumn = lead.count + before.width
    var trail = ""
    if last < line.end || markColumn + after.width > width {
      after.keepStart(width - markColumn - 1)
      trail = "…"
    }
    markWidth = max(1, min(marked.width, width - markColumn))
    text = lead + before.text + after.text + trail
  }
}

/// Characters as they are shown, each with its width.
private struct ShownRun {
  private var cells: [(text: String, width: Int)] = []
  private(set) var width = 0

  /// Columns from one tab stop to the next.
  private static let tabWidth = 4

  /// Measures characters that are shown from a column on.
  init(_ text: some StringProtocol, from column: Int) {
    for character in text {
      let cell = Self.cell(for: character, at: column + width)
      cells.append(cell)
      width += cell.width
    }
  }

  var text: String { cells.map(\.text).joined() }

  /// Removes cells at the end until the rest fits.
  mutating func keepStart(_ room: Int) {
    while width > room, let cell = cells.popLast() { width -= cell.width }
  }

  /// Removes cells at the start until the rest fits.
  mutating func keepEnd(_ room: Int) {
    var surplus = 0
    var dropped = 0
    while width - surplus > room, dropped < cells.count {
      surplus += cells[dropped].width
      dropped += 1
    }
    cells.removeFirst(dropped)
    width -= surplus
  }

  private static func cell(for character: Character, at column: Int) -> (text: String, width: Int) {
    if character == "\t" {
      let width = tabWidth - column % tabWidth
      return (String(repeating: " ", count: width), width)
    }
    let shown = visible(String(character))
    return (shown, shown.reduce(0) { $0 + $1.displayWidth })
  }
}

extension String {
  /// The characters within the first `count` bytes.
  fileprivate func utf8Prefix(_ count: Int) -> Substring {
    self[..<(utf8.index(startIndex, offsetBy: count, limitedBy: endIndex) ?? endIndex)]
  }
}
