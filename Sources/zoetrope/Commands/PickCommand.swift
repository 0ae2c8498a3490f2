import Glibc
import Player

extension CommandSpec {
  static let pick = CommandSpec(
    name: "pick", operands: "[FILE]", operandCount: 0...1,
    operandKind: .file(endings: []),
    summary: "choose one line of a file, or of standard input, and print it",
    options: [
      LookOptions.glyphOption(), LookOptions.colorOption, .noProbe,
    ],
    remarks: [
      .text(
        """
        What one types is found at the beginning of lines, then at that of later words, in
        any case and without accents. Enter takes the line selected by arrows, Tab or the
        mouse, else the first one. The field stands on the terminal, whatever standard
        input and output are, and finds lines as they come; those that name a state graph
        or a sheet are seen playing:
        """),
      .example("zoetrope $(ls demos/*.gv | zoetrope pick)"),
      .text("Status 1 says that nothing was chosen."),
    ]
  ) { arguments in
    let path = arguments.operands.first ?? "-"
    guard path != "-" || isatty(STDIN_FILENO) == 0 else {
      throw Failure.usage("nothing to pick from: name a FILE, or send lines to standard input")
    }
    try PickSession.run(try opened(path), of: path, arguments)
  }

  /// A descriptor of a file; a pipe may have a name too, as the shell's <(…) has.
  private static func opened(_ path: String) throws(Failure) -> Int32 {
    let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw .run("\(named(path)): \(String(cString: strerror(errno)))")
    }
    return descriptor
  }
}
