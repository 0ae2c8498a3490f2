package import Cells

/// A screen without a terminal: it keeps what it is shown, and tests press its keys.
@MainActor package final class RecordingScreen: Screen {
  package private(set) var size: ScreenSize
  package var cellAspect: Double?
  package var glyphs = GlyphSupport(
    environment: TerminalEnvironment(type: nil), isUTF8: true, isOneColumn: { _ in true })
  package var onEvent: ((ScreenEvent) -> Void)?
  package var reportsClicks = false
  package var reportsPastes = false

  /// The grids shown, in order, each cut or filled up with blanks to the size of its time.
  package private(set) var grids: [CellGrid] = []
  /// What was said to have changed in each of them.
  package private(set) var damages: [Damage] = []
  package private(set) var isSuspended = false
  package private(set) var isClosed = false

  package init(size: ScreenSize = ScreenSize(columns: 80, rows: 24)) {
    self.size = size
  }

  /// Takes over what is damaged, and nothing else, as a terminal does.
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

  /// Lets a key come from the screen.
  package func press(_ key: Key) { onEvent?(.key(key)) }

  /// Lets a click come from the screen, which is lost unless clicks are reported.
  package func click(column: Int, row: Int) {
    if reportsClicks { onEvent?(.click(column: column, row: row)) }
  }

  /// Lets the wheel turn, which nobody hears unless clicks are reported.
  package func turnWheel(by lines: Int, column: Int, row: Int) {
    if reportsClicks { onEvent?(.wheel(by: lines, column: column, row: row)) }
  }

  /// Pastes a text, which comes as keys unless pastes are reported.
  package func paste(_ text: String) {
    if reportsPastes { return onEvent?(.paste(text)) ?? () }
    for character in text { press(character.isNewline ? .enter : .character(character)) }
  }

  /// Lets the terminal answer questions.
  package func answer(name: String? = nil, ground: UInt32? = nil) {
    if let name {
      glyphs.learn(name: name)
      onEvent?(.name(name))
    }
    if let ground { onEvent?(.ground(rgb: ground)) }
    onEvent?(.answered)
  }

  /// Gives the screen another size, and says so.
  package func resize(to size: ScreenSize) {
    self.size = size
    onEvent?(.resize(size))
  }

  /// Lets the terminal go.
  package func hangUp() { onEvent?(.hangup) }
}
