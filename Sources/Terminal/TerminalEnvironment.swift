import Glibc

/// What the environment says about the terminal; an empty variable counts as unset.
package struct TerminalEnvironment: Hashable, Sendable {
  /// `TERM`: the terminal's type, a name in terminfo.
  package var type: String?
  /// `COLORTERM`: a terminal's own word on its colours.
  package var colorType: String?
  /// `NO_COLOR` (no-color.org): the user wants none.
  package var refusesColor: Bool
  /// Whether tmux or screen stands between; they keep no background colour when erasing.
  package var isMultiplexed: Bool
  /// `COLUMNS` and `LINES`, for terminals that do not know their size.
  package var size: ScreenSize?

  package init(
    type: String?, colorType: String? = nil, refusesColor: Bool = false,
    isMultiplexed: Bool = false, size: ScreenSize? = nil
  ) {
    self.type = type
    self.colorType = colorType
    self.refusesColor = refusesColor
    self.isMultiplexed = isMultiplexed
    self.size = size
  }

  /// The environment of this process.
  package static var current: TerminalEnvironment {
    var size: ScreenSize?
    if let columns = variable("COLUMNS").flatMap({ Int($0) }), columns > 0,
      let rows = variable("LINES").flatMap({ Int($0) }), rows > 0
    {
      size = ScreenSize(columns: columns, rows: rows)
    }
    return TerminalEnvironment(
      type: variable("TERM"),
      colorType: variable("COLORTERM"),
      refusesColor: variable("NO_COLOR") != nil,
      isMultiplexed: variable("TMUX") != nil || variable("STY") != nil,
      size: size)
  }

  static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}
