package import Cells
import Glibc

/// What environment variables say about the terminal; an empty variable counts as unset.
package struct TerminalEnvironment: Hashable, Sendable {
  /// `TERM`: the terminal's type, a name in terminfo.
  package var type: String?
  /// `COLORTERM`: what a terminal says of its colours.
  package var colorType: String?
  /// `NO_COLOR` (no-color.org): the user wants none.
  package var refusesColor: Bool
  /// The multiplexer that the program runs in.
  package var multiplexer: Multiplexer?
  /// The terminal program, as far as variables say; inside a multiplexer the one that this was started
  /// in, which may not be the one that shows it now.
  package var program: TerminalProgram?
  /// `COLUMNS`, with or without `LINES`.
  package var columns: Int?
  /// `COLUMNS` and `LINES`, for terminals that do not report their size.
  package var size: ScreenSize?

  /// A program that shows several terminals in one, and erases with its own background only.
  package enum Multiplexer: String, Sendable {
    case tmux, screen
  }

  package init(
    type: String?, colorType: String? = nil, refusesColor: Bool = false,
    multiplexer: Multiplexer? = nil, program: TerminalProgram? = nil, size: ScreenSize? = nil,
    columns: Int? = nil
  ) {
    self.type = type
    self.colorType = colorType
    self.refusesColor = refusesColor
    self.multiplexer = multiplexer
    self.program = program
    self.size = size
    self.columns = columns
  }

  /// The environment of this process.
  package static var current: TerminalEnvironment {
    var size: ScreenSize?
    let columns = variable("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    if let columns, let rows = variable("LINES").flatMap({ Int($0) }), rows > 0 {
      size = ScreenSize(columns: columns, rows: rows)
    }
    return TerminalEnvironment(
      type: variable("TERM"),
      colorType: variable("COLORTERM"),
      refusesColor: variable("NO_COLOR") != nil,
      multiplexer: multiplexer(by: variable), program: .named(by: variable), size: size,
      columns: columns)
  }

  /// The multiplexer by its own variable or, over a network, which does not carry that, by `TERM`.
  static func multiplexer(by variable: (String) -> String?) -> Multiplexer? {
    if variable("TMUX") != nil { return .tmux }
    if variable("STY") != nil { return .screen }
    let type = variable("TERM") ?? ""
    return type.hasPrefix("tmux") ? .tmux : type.hasPrefix("screen") ? .screen : nil
  }

  /// Whether the terminal may be asked questions: relatives of xterm answer or ignore them.
  ///
  /// The Linux console and others may print them; screen answers none that matters.
  package var takesQuestions: Bool {
    guard let type, multiplexer != .screen else { return false }
    return XtermFamily.contains(type)
  }

  static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}
