package import Cells

/// The colours that a screen uses, and why.
package struct ColorChoice: Hashable, Sendable {
  package let depth: ColorDepth
  /// The reason in words for the user, as in `COLORTERM=truecolor`.
  package let reason: String

  package init(_ depth: ColorDepth, because reason: String) {
    self.depth = depth
    self.reason = reason
  }
}

/// What terminfo says of a terminal's colours.
package struct DescribedColors: Hashable, Sendable {
  /// `colors`, 0 if absent.
  package var count: Int
  /// Whether it has the capability `RGB`.
  package var isDirect: Bool

  package init(count: Int, isDirect: Bool = false) {
    self.count = count
    self.isDirect = isDirect
  }
}

extension ColorChoice {
  private static let trueColorTypes: Set<String> = [
    "xterm-kitty", "xterm-ghostty", "ghostty", "foot", "foot-extra", "alacritty", "wezterm",
    "contour", "rio", "xterm-rio",
  ]

  /// Chooses by the first of these that decides: the user's option, `NO_COLOR`, direct colours in the
  /// terminal's description, `COLORTERM`, the name of the terminal's type, the description's number of
  /// colours.
  ///
  /// - Parameters:
  ///   - requested: The depth that the user named; nil for `auto`.
  ///   - environment: What the environment variables say.
  ///   - described: What terminfo says; nil if it has no description of the terminal.
  /// - Returns: The depth, and what decided.
  package static func made(
    requested: ColorDepth?, environment: TerminalEnvironment, described: DescribedColors?
  ) -> ColorChoice {
    let type = environment.type ?? ""
    if let requested { return ColorChoice(requested, because: "asked for") }
    if environment.refusesColor { return ColorChoice(.none, because: "NO_COLOR") }
    if described?.isDirect == true {
      return ColorChoice(.trueColor, because: "RGB in the description of \(type)")
    }
    if let word = environment.colorType, ["truecolor", "24bit"].contains(word),
      !deniesTrueColor(type)
    {
      return ColorChoice(.trueColor, because: "COLORTERM=\(word)")
    }
    if trueColorTypes.contains(type) || type.hasSuffix("-direct") {
      return ColorChoice(.trueColor, because: "TERM=\(type)")
    }
    guard let described else { return byName(type) }
    return ColorChoice(
      depth(ofCount: described.count),
      because: "\(described.count) colours in the description of \(type)")
  }

  /// Whether a terminal surely lacks 24-bit colours, and `COLORTERM` was inherited from another one.
  private static func deniesTrueColor(_ type: String) -> Bool {
    type == "dumb" || type.hasPrefix("linux") || type.hasPrefix("screen")
  }

  private static func byName(_ type: String) -> ColorChoice {
    let depth: ColorDepth =
      type.hasSuffix("-256color") ? .indexed256 : type.hasSuffix("-16color") ? .ansi16 : .ansi8
    return ColorChoice(depth, because: "TERM=\(type)")
  }

  private static func depth(ofCount count: Int) -> ColorDepth {
    switch count {
    case 256...: .indexed256
    case 16...: .ansi16
    case 8...: .ansi8
    default: .none
    }
  }
}
