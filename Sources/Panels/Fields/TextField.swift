import Cells
package import Lookup
package import Terminal

/// A field of one row in which one types.
///
/// Whoever shows one hands it the keys first, and draws it into a `Sketch` of its own at any place and width:
///
///     if field.press(key) { textChanged(to: field.text) }
///     field.draw(on: &sketch, column: 0, row: 0, width: 40)
///
/// Keys are those of readline; ``press(_:)`` leaves alone what is none of them: arrows up and down, Tab, Enter,
/// Escape.
package struct TextField {
  package private(set) var line: LineEditor
  /// Whether keys come here: only then there is a cursor.
  package var hasFocus = true
  /// What is said in an empty field.
  var hint: String
  private var window = LineWindow()
  /// Where the text stood when it was drawn last: the column of its first cell, and that of the line.
  private var drawn = (column: 0, start: 0)

  package init(_ text: String = "", hint: String = "") {
    line = LineEditor(text)
    self.hint = hint
  }

  /// What was typed.
  package var text: String {
    get { line.text }
    set { line.replaceAll(with: newValue) }
  }

  /// Puts another text there, with the cursor before one of its graphemes.
  package mutating func replace(with text: String, cursor: Int) {
    line.replaceAll(with: text)
    line.moveCursor(toColumn: line.display.columns[min(cursor, line.display.count)])
  }

  /// Takes a key.
  ///
  /// - Returns: Whether it is one that edits, be there something to edit or not.
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

  /// Takes a text that is pasted.
  package mutating func paste(_ text: String) { line.insert(text) }

  /// Puts the cursor where one clicks, in columns of the sketch that it was drawn on.
  package mutating func click(column: Int) {
    line.moveCursor(toColumn: max(0, column - drawn.column) + drawn.start)
  }

  // MARK: Drawing

  /// Draws the field, with a column more on each side of the text.
  ///
  /// - Parameters:
  ///   - sketch: Where to.
  ///   - column: Where it begins.
  ///   - row: Where it stands.
  ///   - width: Its columns; three at least show something.
  package mutating func draw(on sketch: inout Sketch, column: Int, row: Int, width: Int) {
    let theme = sketch.theme
    sketch.fill(theme.field(), from: column, to: column + width, row: row)
    guard width >= 3 else { return }
    // Without colours the cursor is a sign between the graphemes.
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

  /// What has no look of its own, and is named, stands back.
  private func ink(_ grapheme: Grapheme, _ theme: Theme) -> Ink {
    theme.field(grapheme.isNamed ? .armed : .text)
  }
}
