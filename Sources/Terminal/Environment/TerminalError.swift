import Glibc

/// Why a terminal cannot show pictures.
package enum TerminalError: Error, Hashable, Sendable {
  /// Standard output is no terminal.
  case notATerminal
  /// `TERM` is not set.
  case noTerminalType
  /// The terminal of this type cannot place its cursor.
  case incapable(type: String)
  /// No description of this type is installed, and its name does not say what it is like.
  case unknownType(String)
  /// Curses does not accept the terminal.
  case rejected(type: String)
  /// A system call failed.
  case system(call: String, message: String)
}

extension TerminalError: CustomStringConvertible {
  /// One sentence for the user, with what to do about it.
  package var description: String {
    switch self {
    case .notATerminal:
      "standard output is not a terminal; run it in one, or use 'render' for text"
    case .noTerminalType:
      "TERM is not set, so the kind of terminal is not known; set it, as in TERM=xterm-256color"
    case .incapable(let type):
      "a terminal of type TERM=\(type) cannot place its cursor, so it shows no animation; "
        + "if yours can, set TERM to what it is, as in TERM=xterm-256color"
    case .unknownType(let type):
      "no description of the terminal TERM=\(type) is installed; install it (often in the package "
        + "ncurses-term), or set TERM to one like it, as in TERM=xterm-256color"
    case .rejected(let type):
      "curses cannot use the terminal TERM=\(type); set TERM to one like it, "
        + "as in TERM=xterm-256color"
    case .system(let call, let message):
      "the terminal cannot be used: \(call): \(message)"
    }
  }
}

extension TerminalError {
  /// The error that `errno` stands for.
  static func lastSystemError(in call: String) -> TerminalError {
    .system(call: call, message: String(cString: strerror(errno)))
  }
}
