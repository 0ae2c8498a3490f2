/// The terminals that understand what xterm does.
enum XtermFamily {
  /// How the names of their types begin.
  private static let prefixes = [
    "xterm", "alacritty", "contour", "foot", "ghostty", "gnome", "iterm", "kitty", "konsole",
    "mintty", "ms-terminal", "putty", "rio", "rxvt", "screen", "st-", "tmux", "vscode", "vte",
    "wezterm",
  ]

  /// Whether the name of a terminal's type suggests that it is one of them.
  static func contains(_ type: String) -> Bool {
    type == "st" || prefixes.contains { type.hasPrefix($0) }
  }
}
