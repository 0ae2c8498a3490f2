/// The texts that the program generates from its tables for other programs.
enum GeneratedText: String, CaseIterable {
  case manual = "man"
  case bash = "complete-bash"
  case zsh = "complete-zsh"
  case fish = "complete-fish"
  case attributes

  /// The option that prints them.
  static let option = OptionSpec(
    "--generate", "WHAT", takes: .words(allCases.map(\.rawValue)),
    "print the manual page, a shell's completions, or the attributes of graph files as JSON")
}
