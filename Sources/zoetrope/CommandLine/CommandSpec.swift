/// One command, for the parser and for the help.
struct CommandSpec: Sendable {
  let name: String
  /// What the operands are called in the help.
  let operands: String
  /// How many operands there must be.
  let operandCount: ClosedRange<Int>
  /// A clause without a full stop.
  let summary: String
  let options: [OptionSpec]
  /// More about the command, below its options in the help.
  let remarks: String
  let run: @MainActor @Sendable (Arguments) throws -> Void

  /// What messages call one operand.
  var operandWord: String { operands.lowercased().filter(\.isLetter) }

  func option(_ name: String) -> OptionSpec? { options.first { $0.name == name } }
}
