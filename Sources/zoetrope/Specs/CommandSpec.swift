/// One command, for the parser, the help, the manual and the completions.
struct CommandSpec: Sendable {
  let name: String
  /// What the operands are called in the help; empty if there are none.
  let operands: String
  /// How many operands there must be.
  let operandCount: ClosedRange<Int>
  /// What each operand is.
  let operandKind: ValueKind
  /// A clause without a full stop.
  let summary: String
  /// Its own; ``OptionSpec/help`` comes on top of them.
  let options: [OptionSpec]
  /// More about the command, below its options in the help.
  let remarks: [Remark]
  /// Whether a file of the command's name is played instead.
  var yieldsToFile = false
  let run: @MainActor @Sendable (Arguments) throws -> Void

  /// What one operand is called in the help: `FILE`.
  var operandName: String { operands.filter(\.isLetter) }

  /// What messages call one operand.
  var operandWord: String { operandName.lowercased() }

  /// All options, in the order of the help.
  var allOptions: [OptionSpec] { options + [.help] }

  func option(_ name: String) -> OptionSpec? { options.first { $0.name == name } }
}
