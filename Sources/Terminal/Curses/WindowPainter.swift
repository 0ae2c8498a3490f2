import Cells

/// Puts cells into curses' window, and translates what curses writes for the terminal.
@MainActor protocol WindowPainter: AnyObject {
  /// Puts cells into the window.
  ///
  /// - Returns: False if there were too many different colours, so that some cells are wrong.
  func put(_ runs: [CellRun], of grid: CellGrid) -> Bool

  /// Forgets all colours, also in curses; the whole screen must be drawn again.
  func forgetColors()

  /// Appends the translation of one refresh's output.
  func translate(_ input: UnsafeRawBufferPointer, into output: inout [UInt8])

  /// Notes that the terminal was reset, though not by curses, and draws in its own colours.
  func terminalWasReset()

  func resize(to size: ScreenSize)

  /// How many columns of curses' window are needed for columns of the screen.
  func windowColumns(for columns: Int) -> Int
}
