/// The program as a whole, for the parser, the help, the manual and the completions.
struct ProgramSpec: Sendable {
  let name: String
  let version: String
  /// The day of the version, as in `2026-11-30`.
  let date: String
  /// A clause without a full stop: what the program does.
  let summary: String
  /// Options in place of a command, besides ``help``.
  let options: [OptionSpec]
  /// The first is the default, if no command is named.
  let commands: [CommandSpec]
  /// What every command accepts as a file; whole sentences.
  let fileNote: String
  /// More about the program, in the manual alone.
  let description: [Remark]
  let exitStatuses: [Entry]
  /// The environment variables that the program reads.
  let environment: [Entry]
  /// The files that the program keeps.
  let files: [Entry]
  /// Command lines, and what they do.
  let examples: [Entry]
  /// Other pages of the system's manual, as in `dot(1)`.
  let related: [String]

  /// Something by its name.
  struct Entry: Hashable, Sendable {
    let name: String
    /// Without a full stop where it is a clause.
    let text: String

    init(_ name: String, _ text: String) {
      self.name = name
      self.text = text
    }
  }

  /// The option that shows the overview.
  static let help = OptionSpec("--help", nil, "show this help, or the options of a command")

  /// The command of a line that names none.
  var usual: CommandSpec { commands[0] }

  /// What a line is that begins with one of the program's own options, as the parser sees it.
  var itself: CommandSpec {
    CommandSpec(
      name: name, operands: "", operandCount: 0...0, operandKind: .other, summary: summary,
      options: options, remarks: []
    ) { _ in }
  }

  /// All options in place of a command.
  var allOptions: [OptionSpec] { [Self.help] + options }
}
