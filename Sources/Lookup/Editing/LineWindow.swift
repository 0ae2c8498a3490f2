/// Which part of a line is in sight where it has less room than it needs.
package struct LineWindow: Hashable, Sendable {
  /// The first column of the line that is in sight; a grapheme begins there.
  package private(set) var start = 0

  package init() {}

  /// What is in sight.
  package struct Part: Hashable, Sendable {
    /// The graphemes that are wholly in sight.
    package let graphemes: Range<Int>
    /// Column of the cursor from the left edge.
    package let cursorColumn: Int
    /// Whether there is more on the left, and on the right.
    package let hidesStart: Bool
    package let hidesEnd: Bool
  }

  /// Moves as far as is needed for the cursor to be in sight, with a grapheme on each side of it if there is one.
  ///
  /// - Parameters:
  ///   - line: The text.
  ///   - width: Columns that it has, the cursor's behind its end among them.
  /// - Returns: What is in sight then.
  package mutating func follow(_ line: LineEditor, width: Int) -> Part {
    let (display, cursor) = (line.display, line.cursor)
    let width = max(1, width)
    // Behind the text there is one more column, for the cursor.
    let left = display.columns[max(0, cursor - 1)]
    let right =
      display.columns[min(display.count, cursor + 1)] + (cursor >= display.count - 1 ? 1 : 0)
    if display.width + 1 <= width {
      start = 0
    } else {
      if right > start + width { start = right - width }
      start = min(start, left)
      // No more room is left empty on the right than there must be.
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
