package import Cells

/// A screen without a terminal, for tests: it records what it is shown, and its keys can be pressed.
@MainActor package final class RecordingScreen: Screen {
  package private(set) var size: ScreenSize
  package var cellAspect: Double?
  package var glyphs = GlyphSupport(
    environment: TerminalEnvironment(type: nil), isUTF8: true, isOneColumn: { _ in true })
  package var onEvent: ((ScreenEvent) -> Void)?
  package var reportsClicks = false
  package var reportsPastes = false

  /// The grids shown, in order, each cut or padded with blanks to the screen's size at that time.
  package private(set) var grids: [CellGrid] = []
  /// The damage that each of them was shown with.
  package private(set) var damages: [Damage] = []
  package private(set) var isSuspended = false
  package private(set) var isClosed = false

  package init(size: ScreenSize = ScreenSize(columns: 80, rows: 24)) {
    self.size = size
  }

  /// Changes only the damaged cells, as a terminal does.
  package func show(_ grid: CellGrid, damage: Damage) {
    guard !isClosed else { return }
    let new = grid.fitted(to: size)
    var shown = grids.last?.fitted(to: size) ?? CellGrid(columns: size.columns, rows: size.rows)
    for (row, span) in damage.spans.enumerated() where !span.isEmpty {
      shown.draw(
        new, column: 0, row: 0,
        within: CellRect(column: span.lowerBound, row: row, columns: span.count, rows: 1))
    }
    grids.append(shown)
    damages.append(damage)
  }

  package func suspend() { isSuspended = true }
  package func resume() { isSuspended = false }
  package func close() { isClosed = true }

  /// Sends a key.
  package func press(_ key: Key) { onEvent?(.key(key)) }

  /// Sends a click, which is lost unless clicks are reported.
  package func click(column: Int, row: Int) {
    if reportsClicks { onEvent?(.click(column: column, row: row)) }
  }

  /// Turns the wheel, which has no effect unless clicks are reported.
  package func turnWheel(by lines: Int, column: Int, row: Int) {
    if reportsClicks { onEvent?(.wheel(by: lines, column: column, row: row)) }
  }

  /// Pastes a text, which is sent as keys unless pastes are reported.
  package func paste(_ text: String) {
    if reportsPastes { return onEvent?(.paste(text)) ?? () }
    for character in text { press(character.isNewline ? .enter : .character(character)) }
  }

  /// Sends a terminal's answers to questions.
  package func answer(name: String? = nil, background: UInt32? = nil) {
    if let name {
      glyphs.update(name: name)
      onEvent?(.name(name))
    }
    if let background { onEvent?(.background(rgb: background)) }
    onEvent?(.answered)
  }

  /// Changes the size, and reports it.
  package func resize(to size: ScreenSize) {
    self.size = size
    onEvent?(.resize(size))
  }

  /// Reports that the terminal is gone.
  package func hangUp() { onEvent?(.hangup) }
}
