import Glibc
import Player

extension CommandSpec {
  static let pick = CommandSpec(
    name: "pick", operands: "[FILE]", operandCount: 0...1,
    summary: "choose one line of a file, or of standard input, and print it",
    options: [
      OptionSpec("--glyphs", "SET", "as 'play' has them, for the picture beside the field"),
      OptionSpec("--colors", "DEPTH", "none, 8, 16, 256, full or auto (default)"),
      OptionSpec("--no-probe", nil, "ask the terminal nothing"),
    ],
    remarks: """
      What one types is found at the beginning of lines, then at that of later words, in any case and
      without accents. Enter takes the line selected by arrows, Tab or the mouse, else the first one.
      The field stands on the terminal, whatever standard input and output are; lines that name a state
      graph or a sheet are seen playing:

        zoetrope $(ls demos/*.gv | zoetrope pick)

      Status 1 says that nothing was chosen.
      """
  ) { arguments in
    let path = arguments.operands.first ?? "-"
    guard path != "-" || isatty(STDIN_FILENO) == 0 else {
      throw Failure.usage("nothing to pick from: name a FILE, or send lines to standard input")
    }
    let lines = try PickedLines(path)
    guard !lines.texts.isEmpty else { throw Failure.told }
    try PickSession.run(lines, arguments)
  }
}
