import Cells
import Terminal

/// What a browser shows.
extension Browser {
  var layout: BrowserLayout {
    BrowserLayout(screen.size, isSearching: isSearching, hasMessage: message != nil)
  }

  /// Shows everything as it is now.
  func show() {
    if openPath != nil {
      shown = pane.grid
      return screen.show(shown)
    }
    shown = BrowserPicture(self).grid
    screen.show(shown)
  }

  /// Shows what changed in the picture that plays.
  func showPane(_ damage: Damage) {
    guard openPath == nil else { return screen.show(pane.grid, damage: damage) }
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
