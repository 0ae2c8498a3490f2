/// A terminal program and its version, by which terminals are told apart.
package struct TerminalProgram: Hashable, Sendable {
  /// The name in lower case.
  package var name: String
  /// The numbers of its version, the most significant first; empty if it is not known.
  package var version: [Int]

  package init(name: String, version: [Int] = []) {
    self.name = name
    self.version = version
  }

  /// The program by its reply to XTVERSION, as in `foot(1.20.2)` or `WezTerm 20240203-110809`.
  package init(reply: String) {
    let name = reply.prefix { $0 != "(" && $0 != " " }
    self.init(name: name.lowercased(), version: Self.numbers(in: reply.dropFirst(name.count)))
  }

  private static func numbers(in text: some StringProtocol) -> [Int] {
    text.split { !("0"..."9").contains($0) }.compactMap { Int($0) }
  }
}

extension TerminalProgram {
  /// The program by the environment variables; nil if none names it.
  ///
  /// `TERM` comes first where it names the program: it is always the innermost terminal's, while other
  /// variables are inherited by a terminal that was started in another.
  static func named(by variable: (String) -> String?) -> TerminalProgram? {
    named(byType: variable("TERM") ?? "", variable) ?? named(byTermProgram: variable)
      ?? named(byOwnVariable: variable)
  }

  /// How the names of types begin, and the programs that they belong to.
  private static let types = [
    ("xterm-kitty", "kitty"), ("kitty", "kitty"), ("foot", "foot"), ("xterm-ghostty", "ghostty"),
    ("ghostty", "ghostty"), ("alacritty", "alacritty"), ("wezterm", "wezterm"),
    ("contour", "contour"), ("konsole", "konsole"), ("vte", "vte"), ("gnome", "vte"),
    ("mintty", "mintty"), ("mlterm", "mlterm"), ("rio", "rio"), ("xterm-rio", "rio"),
  ]

  private static func named(
    byType type: String, _ variable: (String) -> String?
  ) -> TerminalProgram? {
    guard let name = types.first(where: { type.hasPrefix($0.0) })?.1 else { return nil }
    if let more = named(byTermProgram: variable) ?? named(byOwnVariable: variable),
      more.name == name
    {
      return more
    }
    return TerminalProgram(name: name)
  }

  /// Programs by the value of `TERM_PROGRAM`.
  private static let termPrograms = [
    "ghostty": "ghostty", "WezTerm": "wezterm", "iTerm.app": "iterm2",
    "Apple_Terminal": "apple terminal", "vscode": "vscode", "mintty": "mintty",
    "contour": "contour", "rio": "rio",
  ]

  /// The program by `TERM_PROGRAM` and `TERM_PROGRAM_VERSION`.
  private static func named(byTermProgram variable: (String) -> String?) -> TerminalProgram? {
    guard let name = variable("TERM_PROGRAM").flatMap({ termPrograms[$0] }) else { return nil }
    let version = variable("TERM_PROGRAM_VERSION").map { numbers(in: $0) }
    return TerminalProgram(name: name, version: version ?? [])
  }

  /// Variables that only one program sets, and whether the value is its version.
  private static let ownVariables = [
    ("KITTY_WINDOW_ID", "kitty", false), ("VTE_VERSION", "vte", true),
    ("KONSOLE_VERSION", "konsole", true), ("WEZTERM_EXECUTABLE", "wezterm", false),
    ("GHOSTTY_RESOURCES_DIR", "ghostty", false), ("ALACRITTY_WINDOW_ID", "alacritty", false),
    ("WT_SESSION", "windows terminal", false),
  ]

  private static func named(byOwnVariable variable: (String) -> String?) -> TerminalProgram? {
    for (ownVariable, name, isVersion) in ownVariables {
      guard let value = variable(ownVariable) else { continue }
      return TerminalProgram(name: name, version: isVersion ? numbers(in: value) : [])
    }
    return nil
  }
}

extension TerminalProgram: CustomStringConvertible {
  /// The name and the version, as in `foot 1.20.2`.
  package var description: String {
    version.isEmpty ? name : name + " " + version.map(String.init).joined(separator: ".")
  }
}
