import Panels
import Cells
import Terminal

/// What a browser shows.
extension Browser {
  var layout: BrowserLayout {
    BrowserLayout(screen.size, isSearching: isSearching, hasMessage: message != nil)
  }

  /// Shows everything as it is now.
  func show() {
    if openPath == nil {
      shown = BrowserPicture(self).grid
    } else {
      shown = playsWhole ? pane.grid : waitingGrid
    }
    screen.show(shown)
  }

  /// What the whole screen shows until a file is read.
  private var waitingGrid: CellGrid {
    let theme = theme
    var sketch = Sketch(columns: screen.size.columns, rows: screen.size.rows, theme: theme)
    sketch.write("reading", theme.ink(.dim), column: 1, row: 0, width: sketch.columns - 2)
    return sketch.grid
  }

  /// Shows what changed in the picture that plays.
  func showPane(_ damage: Damage) {
    guard openPath == nil else {
      if playsWhole { screen.show(pane.grid, damage: damage) }
      return
    }
    guard let area = layout.preview else { return }
    // What lies over the picture would be drawn over.
    guard !showsKeys, !(fieldHasFocus && field.isOpen) else { return show() }
    var moved = Damage()
    for (row, span) in damage.spans.enumerated() where !span.isEmpty {
      let place = CellRect(
        column: area.column + span.lowerBound, row: area.row + row, columns: span.count, rows: 1)
      guard let inside = place.intersection(area) else { continue }
      shown.draw(pane.grid, column: area.column, row: area.row, within: inside)
      moved.add(inside)
    }
    screen.show(shown, damage: moved)
  }
}
