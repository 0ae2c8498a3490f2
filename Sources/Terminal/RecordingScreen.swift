package import Cells

/// A screen without a terminal: it keeps what it is shown, and tests press its keys.
@MainActor package final class RecordingScreen: Screen {
  package private(set) var size: ScreenSize
  package var cellAspect: Double?
  package var glyphs = GlyphSupport(
    environment: TerminalEnvironment(type: nil), isUTF8: true, isOneColumn: { _ in true })
  package var onEvent: ((ScreenEvent) -> Void)?
  package var reportsClicks = false

  /// The grids shown, in order, each cut or filled up with blanks to the size of its time.
  package private(set) var grids: [CellGrid] = []
  package private(set) var isSuspended = false
  package private(set) var isClosed = false

  package init(size: ScreenSize = ScreenSize(columns: 80, rows: 24)) {
    self.size = size
  }

  package func show(_ grid: CellGrid) {
    guard !isClosed else { return }
    grids.append(grid.fitted(to: size))
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

extension CellGrid {
  /// This grid cut, or filled up with blanks, at its right and bottom.
  func fitted(to size: ScreenSize) -> CellGrid {
    guard columns != size.columns || rows != size.rows else { return self }
    var fitted = CellGrid(columns: size.columns, rows: size.rows)
    for row in 0..<min(rows, size.rows) {
      for column in 0..<min(columns, size.columns) {
        fitted[column, row] = self[column, row]
      }
    }
    return fitted
  }
}
