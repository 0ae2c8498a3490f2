import Cells
import CCurses
import Glibc

/// The device behind a descriptor.
enum TerminalDevice {
  /// Opens a terminal again, so as not to block, which is no matter of others who have it open.
  ///
  /// Where that is not allowed (the terminal of another user, after `su`), the descriptor is
  /// doubled, and may block.
  static func reopened(_ terminal: Int32, for access: Int32) throws(TerminalError) -> Int32 {
    let flags = access | O_NOCTTY | O_NONBLOCK | O_CLOEXEC
    let descriptor = open("/proc/self/fd/\(terminal)", flags)
    if descriptor >= 0 { return descriptor }
    let double = fcntl(terminal, F_DUPFD_CLOEXEC, 3)
    guard double >= 0 else { throw .lastSystemError(in: "fcntl") }
    return double
  }

  /// The terminal that keys come from: standard input, else the one that controls the process;
  /// nil if there is none.
  static func openKeyboard() -> Int32? {
    if isatty(STDIN_FILENO) == 1 { return try? reopened(STDIN_FILENO, for: O_RDONLY) }
    let descriptor = open("/dev/tty", O_RDONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    return descriptor >= 0 ? descriptor : nil
  }

  /// The size of a terminal, or of the environment if it does not know, or 80 by 24.
  ///
  /// Curses keeps some hundred bytes a cell, so sides have a limit.
  static func size(of descriptor: Int32, environment: TerminalEnvironment) -> ScreenSize {
    let window = zoe_window_size(descriptor)
    var size = ScreenSize(columns: Int(window.ws_col), rows: Int(window.ws_row))
    if size.columns == 0 || size.rows == 0 {
      size = environment.size ?? ScreenSize(columns: 80, rows: 24)
    }
    return ScreenSize(columns: min(size.columns, 1000), rows: min(size.rows, 500))
  }

  /// The size of a terminal's cells; nil if it does not tell.
  static func cellSize(of descriptor: Int32) -> CellSize? {
    let window = zoe_window_size(descriptor)
    return CellSize(
      columns: Int(window.ws_col), rows: Int(window.ws_row),
      pixelWidth: Int(window.ws_xpixel), pixelHeight: Int(window.ws_ypixel))
  }
}
