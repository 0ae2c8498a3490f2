package import Cells
import Glibc

/// What the environment says about the terminal; an empty variable counts as unset.
package struct TerminalEnvironment: Hashable, Sendable {
  /// `TERM`: the terminal's type, a name in terminfo.
  package var type: String?
  /// `COLORTERM`: a terminal's own word on its colours.
  package var colorType: String?
  /// `NO_COLOR` (no-color.org): the user wants none.
  package var refusesColor: Bool
  /// What stands between the program and the terminal.
  package var multiplexer: Multiplexer?
  /// The terminal program, as far as variables tell; below a multiplexer the one that it was started
  /// in, which may be another than it is shown on.
  package var program: TerminalProgram?
  /// `COLUMNS` alone.
  package var columns: Int?
  /// `COLUMNS` and `LINES`, for terminals that do not know their size.
  package var size: ScreenSize?

  /// A program that shows several terminals on one; it erases in no colour but its own.
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

  /// The multiplexer by its own variable, or over a network, which carries none, by `TERM`.
  static func multiplexer(by variable: (String) -> String?) -> Multiplexer? {
    if variable("TMUX") != nil { return .tmux }
    if variable("STY") != nil { return .screen }
    let type = variable("TERM") ?? ""
    return type.hasPrefix("tmux") ? .tmux : type.hasPrefix("screen") ? .screen : nil
  }

  /// Whether it is known how the terminal takes questions: as xterm does, at worst in silence.
  ///
  /// The Linux console may print them, others too that are no relatives of xterm; screen answers
  /// none that matters.
  package var takesQuestions: Bool {
    guard let type, multiplexer != .screen else { return false }
    return TerminalDescription.isRelatedToXterm(type)
  }

  static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}
