package import Cells

extension ColorChoice {
  /// Chooses for the terminal type of this process, whether or not it runs in a terminal.
  @MainActor package static func current(requested: ColorDepth?) -> ColorChoice {
    let environment = TerminalEnvironment.current
    let description = environment.type.flatMap { TerminalDescription.installed(for: $0) }
    return made(
      requested: requested, environment: environment, described: description?.colors)
  }
}

extension TerminalDescription {
  /// What it says of colours; nil for one that is not installed but made up.
  var colors: DescribedColors? {
    guard isInstalled else { return nil }
    return DescribedColors(count: Int(numbers["colors", default: 0]), isDirect: hasDirectColor)
  }
}
