import Cells
package import Lookup
package import Terminal

/// A one-row text field.
///
/// The caller passes it keys first, and draws it into its own `Sketch` at any position and width:
///
///     if field.press(key) { textChanged(to: field.text) }
///     field.draw(on: &sketch, column: 0, row: 0, width: 40)
///
/// The keys are those of readline; ``press(_:)`` ignores all others: up and down arrows, Tab,
/// Enter, Escape.
package struct TextField {
  package private(set) var line: LineEditor
  /// Whether the field receives keys; the cursor is shown only then.
  package var hasFocus = true
  /// The placeholder of an empty field.
  var hint: String
  private var window = LineWindow()
  /// The last drawn position of the text: the column of its first cell, and that of the line.
  private var drawn = (column: 0, start: 0)

  package init(_ text: String = "", hint: String = "") {
    line = LineEditor(text)
    self.hint = hint
  }

  /// The current text.
  package var text: String {
    get { line.text }
    set { line.replaceAll(with: newValue) }
  }

  /// Replaces the text, with the cursor before the given grapheme.
  package mutating func replace(with text: String, cursor: Int) {
    line.replaceAll(with: text)
    line.moveCursor(toColumn: line.display.columns[min(cursor, line.display.count)])
  }

  /// Handles a key.
  ///
  /// - Returns: Whether it is an editing key, whether or not there was anything to edit.
  package mutating func press(_ key: Key) -> Bool {
    if case .character(let character) = key {
      line.insert(String(character))
    } else if let command = EditKeys.command(of: key) {
      line.perform(command)
    } else {
      return false
    }
    return true
  }

  /// Inserts pasted text.
  package mutating func paste(_ text: String) { line.insert(text) }

  /// Moves the cursor to a click, in columns of the sketch that the field was drawn on.
  package mutating func click(column: Int) {
    line.moveCursor(toColumn: max(0, column - drawn.column) + drawn.start)
  }

  // MARK: Drawing

  /// Draws the field, with one column of padding on each side of the text.
  ///
  /// - Parameters:
  ///   - sketch: The sketch to draw on.
  ///   - column: First column of the field.
  ///   - row: Row of the field.
  ///   - width: Width in columns; at least three are needed to show anything.
  package mutating func draw(on sketch: inout Sketch, column: Int, row: Int, width: Int) {
    let theme = sketch.theme
    sketch.fill(theme.field(), from: column, to: column + width, row: row)
    guard width >= 3 else { return }
    // Without colours, the cursor is a character between the graphemes.
    let isMarked = theme.depth == .none && hasFocus
    let part = window.follow(line, width: width - 2 - (isMarked ? 1 : 0))
    drawn = (column + 1, window.start)
    if part.hidesStart { sketch.put(.moreLeft, theme.field(.dim), column: column, row: row) }
    if part.hidesEnd {
      sketch.put(.moreRight, theme.field(.dim), column: column + width - 1, row: row)
    }
    if line.isEmpty {
      sketch.write(
        hint, theme.field(.dim), column: column + (hasFocus ? 3 : 1), row: row, width: width - 4)
    }
    let graphemes = line.display.graphemes
    let cursor = max(part.graphemes.lowerBound, min(line.cursor, part.graphemes.upperBound))
    var end = sketch.write(
      graphemes[part.graphemes.lowerBound..<cursor], column: column + 1, row: row
    ) { ink(graphemes[$0], theme) }
    if isMarked {
      end = sketch.put(
        line.cursor < line.display.count ? "|" : "_", theme.field(), column: end, row: row)
    }
    let rest = graphemes[cursor..<part.graphemes.upperBound]
    sketch.write(rest, column: end, row: row) {
      $0 == cursor && hasFocus ? theme.cursor : ink(graphemes[$0], theme)
    }
    if hasFocus, !isMarked, rest.isEmpty { sketch.put(" ", theme.cursor, column: end, row: row) }
  }

  /// Graphemes that are shown by name, for lack of a glyph, are dimmed.
  private func ink(_ grapheme: Grapheme, _ theme: Theme) -> Ink {
    theme.field(grapheme.isNamed ? .armed : .text)
  }
}
