/// The help texts, made from the program's tables.
enum Help {
  /// Columns of a line, at most.
  static let columns = 100
  /// Columns of the left side of a table.
  private static let width = 26
  /// The same for a table of keys.
  private static let keyWidth = 16

  /// What `zoetrope --help` prints.
  static func overview(_ program: ProgramSpec) -> String {
    let usual = program.usual
    return """
      \(sentence(program.summary))

      Usage: \(program.name) [\(usual.name)] \(usual.operandName) [options]
             \(program.name) COMMAND …

      Commands:
      \(program.commands.map { row("\($0.name) \($0.operands)", $0.summary) }.joined(separator: "\n"))

      Options:
      \(program.allOptions.map(row).joined(separator: "\n"))

      \(program.fileNote) '\(program.name) COMMAND --help' shows more.
      Exit status: \(program.exitStatuses.map { "\($0.name) \($0.text)" }.joined(separator: ", ")).

      """
  }

  /// What `zoetrope COMMAND --help` prints.
  static func text(of command: CommandSpec, in program: ProgramSpec) -> String {
    let parts =
      [
        "Usage: \(program.name) \(command.name) \(command.operands) [options]",
        sentence(command.summary),
        "Options:\n" + command.allOptions.map(row).joined(separator: "\n"),
      ] + command.remarks.map(paragraph)
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func paragraph(_ remark: Remark) -> String {
    switch remark {
    case .text(let text): lines(of: text, columns: columns).joined(separator: "\n")
    case .example(let text):
      text.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
    case .keys(let title, let rows):
      title + ":\n"
        + rows.map { row($0.keys.joined(separator: " "), $0.text, width: keyWidth) }
        .joined(separator: "\n")
    }
  }

  private static func row(_ option: OptionSpec) -> String {
    row([option.name, option.value].compactMap { $0 }.joined(separator: " "), option.details)
  }

  /// A row of two columns, the right one in as many lines as it needs.
  private static func row(_ left: String, _ right: String, width: Int = width) -> String {
    let indent = String(repeating: " ", count: 2 + width)
    let padding = String(repeating: " ", count: max(1, width - left.count))
    return "  " + left + padding
      + lines(of: right, columns: columns - indent.count).joined(separator: "\n" + indent)
  }
}
