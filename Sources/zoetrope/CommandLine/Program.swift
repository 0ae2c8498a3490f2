import GraphLanguage

/// The program from the words of the command line to the exit status.
enum Program {
  static let version = "0.1.0"

  static let commands: [CommandSpec] = [
    .play, .browse, .check, .inspect, .trace, .render, .record, .extract, .import, .pick, .send,
  ]

  /// Runs the command that the words name.
  ///
  /// - Parameter words: The command line without the program's own name.
  /// - Returns: The exit status.
  @MainActor static func run(_ words: [String]) -> Int32 {
    do {
      try dispatch(words)
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
      case .told: break
      }
      return failure.exitStatus
    }
  }

  @MainActor private static func dispatch(_ words: [String]) throws {
    guard let first = words.first else {
      throw Failure.usage("nothing to play: name a FILE")
    }
    if first == "--help" || first == "-h" { return try Output.write(Help.overview(commands)) }
    if first == "--version" { return try Output.write("zoetrope \(version)\n") }
    let named = commands.first { $0.name == first }
    let command = named ?? .play
    let rest = named == nil ? words : Array(words.dropFirst())
    if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      return try Output.write(Help.text(of: command))
    }
    try command.run(Arguments(rest, for: command))
  }
}
