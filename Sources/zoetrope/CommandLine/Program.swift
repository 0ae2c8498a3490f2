import Basics
import Glibc
import GraphLanguage

/// The program from the words of the command line to the exit status.
enum Program {
  /// Runs the command that the words name.
  ///
  /// - Parameter words: The command line without the program's own name, in bytes.
  /// - Returns: The exit status.
  @MainActor static func run(_ words: [[UInt8]]) -> Int32 {
    do {
      try dispatch(try CommandWords.texts(of: words))
      return 0
    } catch {
      guard let failure = error as? Failure else {
        Output.complain("zoetrope: \(error)\n")
        return 1
      }
      switch failure {
      case .usage(let message):
        Output.complain("zoetrope: \(message)\nTry 'zoetrope --help'.\n")
      case .run(let message): Output.complain("zoetrope: \(message)\n")
      case .reported: break
      }
      return failure.exitStatus
    }
  }

  @MainActor private static func dispatch(
    _ words: [String], in program: ProgramSpec = .zoetrope
  ) throws {
    guard let first = words.first else {
      throw Failure.usage("nothing to play: name a FILE")
    }
    if first == "--help" || first == "-h" { return try Output.write(Help.overview(program)) }
    let asksForHelp = words.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
    if program.options.contains(where: { first == $0.name || first.hasPrefix($0.name + "=") }) {
      if asksForHelp { return try Output.write(Help.overview(program)) }
      return try obey(try Arguments(words, for: program.itself), program)
    }
    let named = program.commands.first {
      $0.name == first && !($0.yieldsToFile && FileContents.exists(first))
    }
    if named == nil { try checkIsNoMisspeltCommand(first, of: program) }
    let command = named ?? program.usual
    let rest = named == nil ? words : Array(words.dropFirst())
    if asksForHelp {
      return try Output.write(Help.text(of: command, in: program))
    }
    try command.run(Arguments(rest, for: command))
  }

  /// Rejects a word that names nothing, but nearly names a command.
  private static func checkIsNoMisspeltCommand(
    _ word: String, of program: ProgramSpec
  ) throws(Failure) {
    guard word.allSatisfy(\.isLetter), access(word, F_OK) != 0,
      let nearest = nearestName(to: word, among: program.commands.map(\.name))
    else { return }
    throw .usage("there is no command or file called \(quoted(word)); did you mean \(nearest)?")
  }

  /// Obeys the program's own options.
  private static func obey(_ arguments: Arguments, _ program: ProgramSpec) throws(Failure) {
    let kind = arguments.word("--generate", as: GeneratedText.self)
    switch (arguments.has("--version"), kind) {
    case (true, .some): throw .together("--version", "--generate")
    case (true, nil): try Output.write("\(program.name) \(program.version)\n")
    case (false, let kind?): try Output.write(kind.text(for: program))
    case (false, nil): break
    }
  }
}
