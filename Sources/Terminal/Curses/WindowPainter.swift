import Cells

/// Puts cells into curses' window, and makes what curses writes for them ready for the terminal.
@MainActor protocol WindowPainter: AnyObject {
  /// Puts the cells of some runs; false if there were too many different colours, in which case some
  /// cells look otherwise.
  func put(_ runs: [CellRun], of grid: CellGrid) -> Bool

  /// Forgets all colours, in curses too; what is on the screen must be drawn anew.
  func forgetColors()

  /// Appends what the terminal shall get for the output of one refresh.
  func translate(_ input: UnsafeRawBufferPointer, into output: inout [UInt8])

  /// Hears that the terminal has its own colours again, by a reset that curses did not write.
  func terminalWasReset()

  func resize(to size: ScreenSize)

  /// How many of curses' columns the columns of the screen take.
  func windowColumns(for columns: Int) -> Int
}
