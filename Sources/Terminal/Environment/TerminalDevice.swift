import Basics
import CCurses
import Cells
import Glibc

/// The device behind a descriptor.
enum TerminalDevice {
  /// Opens a terminal a second time, without blocking; other programs that have it open are not
  /// affected.
  ///
  /// Where that is not allowed (the terminal of another user, after `su`), the descriptor is
  /// duplicated, and may block.
  static func reopened(_ terminal: Int32, for access: Int32) throws(TerminalError) -> Int32 {
    let flags = access | O_NOCTTY | O_NONBLOCK | O_CLOEXEC
    let descriptor = open("/proc/self/fd/\(terminal)", flags)
    if descriptor >= 0 { return descriptor }
    let duplicate = fcntl(terminal, F_DUPFD_CLOEXEC, 3)
    guard duplicate >= 0 else { throw .lastSystemError(in: "fcntl") }
    return duplicate
  }

  /// The terminal that keys come from: standard input, else the one that controls the process;
  /// nil if there is none.
  static func openKeyboard() -> Int32? {
    if isatty(STDIN_FILENO) == 1 { return try? reopened(STDIN_FILENO, for: O_RDONLY) }
    let descriptor = open("/dev/tty", O_RDONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    return descriptor >= 0 ? descriptor : nil
  }

  /// Larger screens are used in part: curses keeps some hundred bytes for each cell.
  private static let mostColumns = 1000
  private static let mostRows = 500

  /// The size of a terminal, or that of the environment if the terminal has none, or 80 by 24.
  static func size(of descriptor: Int32, environment: TerminalEnvironment) -> ScreenSize {
    let window = zoe_window_size(descriptor)
    var size = ScreenSize(columns: Int(window.ws_col), rows: Int(window.ws_row))
    if size.columns == 0 || size.rows == 0 {
      size = environment.size ?? ScreenSize(columns: 80, rows: 24)
    }
    return ScreenSize(
      columns: min(size.columns, mostColumns), rows: min(size.rows, mostRows))
  }

  /// Waits until a descriptor has something to be read.
  ///
  /// - Returns: What `poll` returns: 1 if there is something, 0 if the time is over, -1 with `errno`
  ///   set.
  static func waitForInput(from descriptor: Int32, atMost time: Nanoseconds) -> Int32 {
    var input = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&input, 1, Int32(time / .perMillisecond + 1))
  }

  /// The size of a terminal's cells; nil if it does not report it.
  static func cellSize(of descriptor: Int32) -> CellSize? {
    let window = zoe_window_size(descriptor)
    return CellSize(
      columns: Int(window.ws_col), rows: Int(window.ws_row),
      pixelWidth: Int(window.ws_xpixel), pixelHeight: Int(window.ws_ypixel))
  }
}
