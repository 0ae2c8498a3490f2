/// The visible part of a line that may be longer than its field.
package struct LineWindow: Hashable, Sendable {
  /// The first visible column of the line; a grapheme begins there.
  package private(set) var start = 0

  package init() {}

  /// The visible part.
  package struct Part: Hashable, Sendable {
    /// The graphemes that are completely visible.
    package let graphemes: Range<Int>
    /// The column of the cursor from the left edge of the field.
    package let cursorColumn: Int
    /// Whether the line goes on to the left.
    package let hidesStart: Bool
    /// Whether the line goes on to the right.
    package let hidesEnd: Bool
  }

  /// Scrolls as little as possible to make the cursor visible, with a grapheme on each side of it
  /// if there is one.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - width: The width of the field in columns, with one for the cursor at the end of the line.
  /// - Returns: What is visible then.
  package mutating func follow(_ line: LineEditor, width: Int) -> Part {
    let (display, cursor) = (line.display, line.cursor)
    let width = max(1, width)
    // There is one more column after the text, for the cursor.
    let left = display.columns[max(0, cursor - 1)]
    let right =
      display.columns[min(display.count, cursor + 1)] + (cursor >= display.count - 1 ? 1 : 0)
    if display.width + 1 <= width {
      start = 0
    } else {
      if right > start + width { start = right - width }
      start = min(start, left)
      // Leave no columns empty on the right while there is text on the left.
      start = max(0, min(start, display.width + 1 - width))
    }
    var first = display.index(atColumn: start)
    if display.columns[first] < start, first < cursor { first += 1 }
    start = display.columns[first]
    let count = display.count(from: first, fitting: width)
    return Part(
      graphemes: first..<first + count, cursorColumn: min(line.cursorColumn - start, width - 1),
      hidesStart: first > 0, hidesEnd: first + count < display.count)
  }
}
