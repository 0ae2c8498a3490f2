/// One option of a command, for the parser and for the help.
struct OptionSpec: Hashable, Sendable {
  /// With its dashes: `--for`.
  let name: String
  /// What the value is called in the help; nil if the option has none.
  let value: String?
  /// A clause without a full stop.
  let summary: String

  init(_ name: String, _ value: String? = nil, _ summary: String) {
    self.name = name
    self.value = value
    self.summary = summary
  }
}
