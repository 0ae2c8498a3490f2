import Basics
import GraphLanguage

extension CommandSpec {
  /// The command that shows the help of others, or the overview.
  static func help(of others: [CommandSpec]) -> CommandSpec {
    let names = others.map(\.name) + ["help"]
    return CommandSpec(
      name: "help", operands: "[COMMAND]", operandCount: 0...1, operandKind: .words(names),
      summary: "list the commands, or show the options of one", options: [], remarks: [],
      yieldsToFile: true
    ) { arguments in
      let program = ProgramSpec.zoetrope
      guard let name = arguments.operands.first else {
        return try Output.write(Help.overview(program))
      }
      guard let command = program.commands.first(where: { $0.name == name }) else {
        let nearest = nearestName(to: name, among: names)
        throw Failure.usage(
          "there is no command called \(quoted(name))"
            + (nearest.map { "; did you mean \($0)?" } ?? ""))
      }
      try Output.write(Help.text(of: command, in: program))
    }
  }
}
