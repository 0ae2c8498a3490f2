import Basics

/// One line of a source as a terminal can show it: tabs as spaces, control characters made visible, cut to a
/// width around the run of bytes that is meant.
struct SourceExcerpt {
  /// The line, cut; `…` stands where something was left out.
  let text: String
  /// Columns before the run that is meant.
  let markColumn: Int
  /// Columns of the run that are shown; at least one.
  let markWidth: Int

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
    // What is further away is never shown, and a line may be as long as a file.
    let reach = width * 16
    let first = max(line.start, start - reach)
    let last = min(line.end, start + reach)

    var before = ShownRun(source.text(in: SourceRange(start: first, end: start)), from: 0)
    let rest = source.text(in: SourceRange(start: start, end: last))
    var after = ShownRun(rest, from: before.width)
    let marked = ShownRun(rest.utf8Prefix(end - start), from: before.width)

    // The pointer needs a column even behind the line's last character.
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

/// A run of characters as they are shown, each with its columns.
private struct ShownRun {
  private var cells: [(text: String, width: Int)] = []
  private(set) var width = 0

  /// Columns from one tab stop to the next.
  private static let tabWidth = 4

  /// Takes characters that stand from a column on.
  init(_ text: some StringProtocol, from column: Int) {
    for character in text {
      let cell = Self.cell(for: character, at: column + width)
      cells.append(cell)
      width += cell.width
    }
  }

  var text: String { cells.map(\.text).joined() }

  /// Leaves out cells at the end until the rest is narrow enough.
  mutating func keepStart(_ room: Int) {
    while width > room, let cell = cells.popLast() { width -= cell.width }
  }

  /// Leaves out cells at the start until the rest is narrow enough.
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
  /// The characters that end within so many bytes.
  fileprivate func utf8Prefix(_ count: Int) -> Substring {
    self[..<(utf8.index(startIndex, offsetBy: count, limitedBy: endIndex) ?? endIndex)]
  }
}
