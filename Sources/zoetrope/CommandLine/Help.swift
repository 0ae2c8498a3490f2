/// The help texts, made from the commands' tables.
enum Help {
  private static let width = 26

  /// What `zoetrope --help` prints.
  static func overview(_ commands: [CommandSpec]) -> String {
    """
    Plays sprite animations in the terminal, chained by a state-graph file.

    Usage: zoetrope [play] FILE [options]
           zoetrope COMMAND …

    Commands:
    \(commands.map { row("\($0.name) \($0.operands)", $0.summary) }.joined(separator: "\n"))

    Options:
    \(row("--help", "show this, or with a command its options"))
    \(row("--version", "show the version"))

    FILE is a state-graph file or a sheet; - is standard input. 'zoetrope COMMAND --help' tells more.
    Exit status: 0 done, 1 the file or the run failed, 2 the command line was wrong.

    """
  }

  /// What `zoetrope COMMAND --help` prints.
  static func text(of command: CommandSpec) -> String {
    """
    Usage: zoetrope \(command.name) \(command.operands) [options]

    \(command.summary.prefix(1).uppercased() + command.summary.dropFirst()).

    Options:
    \(command.options.map(row).joined(separator: "\n"))
    \(row("--help", "show this"))

    """ + (command.remarks.isEmpty ? "" : "\n" + command.remarks + "\n")
  }

  private static func row(_ option: OptionSpec) -> String {
    row([option.name, option.value].compactMap { $0 }.joined(separator: " "), option.summary)
  }

  private static func row(_ left: String, _ right: String) -> String {
    let padding = String(repeating: " ", count: max(1, width - left.count))
    return "  " + left + padding + right
  }
}
