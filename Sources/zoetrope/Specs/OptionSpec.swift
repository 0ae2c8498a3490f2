/// One option of a command, for the parser, the help, the manual and the completions.
struct OptionSpec: Hashable, Sendable {
  /// With its dashes: `--for`.
  let name: String
  /// What the value is called in the help; nil if the option has none.
  let value: String?
  /// What the value is, if there is one.
  let kind: ValueKind
  /// A clause without a full stop, which does not repeat what the kind says.
  let summary: String
  /// Whether all values count, not only the last one.
  let mayRepeat: Bool

  init(
    _ name: String, _ value: String? = nil, takes kind: ValueKind = .other, _ summary: String,
    mayRepeat: Bool = false
  ) {
    self.name = name
    self.value = value
    self.kind = kind
    self.summary = summary
    self.mayRepeat = mayRepeat
  }

  /// The summary with the alternatives of the kind.
  var details: String {
    summary + (kind.alternatives.map { ": " + $0 } ?? "") + (mayRepeat ? "; may be repeated" : "")
  }

  /// The option that every command has.
  static let help = OptionSpec("--help", nil, "show this help")
}
