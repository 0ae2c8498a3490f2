import CCurses
package import Cells
import Glibc

/// Curses, without direct access to the terminal.
///
/// Curses keeps track of what the terminal shows, and finds out what to send for the next picture. It
/// writes to a file in memory, so it changes no modes, and what it writes can be translated. A process
/// can have only one session.
@MainActor package final class CursesSession {
  private let caught: CaughtOutput
  private let painter: any WindowPainter

  /// Starts curses for a terminal.
  ///
  /// - Parameters:
  ///   - description: The terminal's description, used in place of the installed one.
  ///   - depth: The colours that cells have.
  ///   - size: The size of the picture.
  /// - Throws: `rejected`, or a failed system call.
  init(
    description: TerminalDescription, depth: ColorDepth, size: ScreenSize
  ) throws(TerminalError) {
    var description = description
    let columns =
      description.takesCodes ? CellBlock.count(columns: size.columns) : size.columns
    description.numbers["cols"] = Int32(columns)
    description.numbers["lines"] = Int32(size.rows)
    caught = try CaughtOutput()
    try Self.start(description, on: caught.descriptor)
    zoe_prepare_window()
    if description.takesCodes {
      painter = CodePainter(depth: depth, size: size)
    } else {
      if depth != .none {
        start_color()
        use_default_colors()
      }
      painter = PairPainter(depth: depth)
    }
    // Until `endwin` was called once, curses flushes each movement of the cursor separately.
    endwin()
    zoe_refresh()
    caught.rewind()
  }

  /// Starts curses for a terminal like xterm, for benchmarks.
  ///
  /// - Parameters:
  ///   - size: The size of the picture.
  ///   - depth: The colours that cells have.
  /// - Throws: `rejected`, or a failed system call.
  package convenience init(size: ScreenSize, depth: ColorDepth) throws(TerminalError) {
    setlocale(LC_CTYPE, "C.UTF-8")
    guard let xterm = TerminalDescription.xtermLike("xterm", colorType: nil) else {
      throw .rejected(type: "xterm")
    }
    let fitted = xterm.fitted(
      to: depth, isMultiplexed: false, takesCodes: BlockCodes.areUsable)
    try self.init(description: fitted, depth: depth, size: size)
  }

  /// Calls `newterm` with a descriptor for its terminal.
  private static func start(
    _ description: TerminalDescription, on descriptor: Int32
  ) throws(TerminalError) {
    guard let file = fdopen(descriptor, "w") else { throw .lastSystemError(in: "fdopen") }
    // Take the size from the description alone.
    use_env(false)
    let before = TerminalEnvironment.variable("TERMINFO")
    setenv("TERMINFO", description.environmentValue, 1)
    let screen = newterm(description.name, file, file)
    if let before { setenv("TERMINFO", before, 1) } else { unsetenv("TERMINFO") }
    guard screen != nil else { throw .rejected(type: description.name) }
  }

  /// Gives the picture another size.
  func resize(to size: ScreenSize) {
    resizeterm(Int32(size.rows), Int32(painter.windowColumns(for: size.columns)))
    zoe_blank()
    painter.resize(to: size)
  }

  /// Has the next refresh send every cell.
  func redrawAll() { zoe_redraw_all() }

  /// Notes that the terminal was reset, though not by this session, and draws in its own colours.
  func terminalWasReset() { painter.terminalWasReset() }

  /// Changes the picture, a grid of the screen's size, to another one.
  ///
  /// - Parameters:
  ///   - present: The present grid; the new one on return.
  ///   - new: The other grid.
  ///   - damage: Where they may differ.
  package func change(_ present: inout CellGrid, to new: CellGrid, within damage: Damage) {
    let runs = new.runs(differingFrom: present, within: damage)
    present.take(runs, of: new)
    if painter.put(runs, of: present) { return }
    // There are too many colours: begin again with those of this picture only.
    painter.forgetColors()
    zoe_redraw_all()
    _ = painter.put(present.rowRuns, of: present)
  }

  /// Appends what the terminal needs to show the picture; nothing if it shows it already.
  package func refresh(into output: inout [UInt8]) {
    zoe_refresh()
    caught.take { painter.translate($0, into: &output) }
  }
}
