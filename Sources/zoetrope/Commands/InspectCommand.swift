import Inputs
import GraphLanguage
import Player
import Terminal

extension CommandSpec {
  static let inspect = CommandSpec(
    name: "inspect", operands: "FILE…", operandCount: 0...10_000,
    operandKind: .playable,
    summary: "print what files say, or what the terminal can show",
    options: [
      OptionSpec("--json", nil, "sheets and actors with states and transitions, as JSON"),
      OptionSpec("--syntax", nil, "the DOT graph as read, as JSON"),
      OptionSpec("--tiles", nil, "each sheet's frames as pictures, with their numbers"),
      OptionSpec("--terminal", nil, "what was detected about the terminal, and why"),
    ] + LookOptions.specs + InputOptions.specs,
    remarks: [
      .text(
        """
        With --syntax, nodes and edges stand in order of creation, with defaults applied
        and empty values left out; texts stand as they read: \\n is a line feed, any other
        character after a backslash is itself. A plain PNG is cut as 'play' cuts it.
        """)
    ]
  ) { arguments in
    let outputs = ["--json", "--syntax", "--tiles", "--terminal"].filter(arguments.has)
    if outputs.count > 1 { throw Failure.together(outputs[0], outputs[1]) }
    if arguments.has("--terminal") {
      try Output.write(TerminalInspection(TerminalReport()).text)
    } else if arguments.operands.isEmpty {
      throw Failure.usage("inspect needs a FILE…, or --terminal")
    }
    try InputOptions.check(arguments)
    try forEachFile(of: arguments) { path throws(Failure) in
      if arguments.has("--syntax") { return try printSyntax(of: path) }
      let input = try InputOptions.load(path, arguments)
      InputOptions.reportGuess(input, path)
      if arguments.has("--tiles") {
        if let doubt = input.guessed?.doubt, input.guessed?.grid == nil {
          Output.complain("zoetrope: \(named(path)): \(doubt)\n")
        }
        return try TileInspection(input.graph, arguments).print()
      }
      let inspection = GraphInspection(graph: input.graph)
      if arguments.has("--json") {
        try Output.write(inspection.json)
      } else {
        try Output.write(inspection.text)
      }
    }
  }

  /// Prints a graph file as one value of JSON, and reports what is wrong with it.
  private static func printSyntax(of path: String) throws(Failure) {
    let source: SourceText
    do { source = SourceText(name: path, bytes: try Input.bytes(of: path)) } catch {
      throw Complaint.report(error)
    }
    let inspection = SyntaxInspection(of: source)
    Complaint.report(inspection.diagnostics, in: source)
    guard let text = inspection.text else { throw .reported }
    try Output.write(text)
  }

  /// Calls `body` with each file, continuing after one that fails.
  ///
  /// - Throws: ``Failure/told`` at the end if one failed; ``Failure/usage(_:)`` at once.
  @MainActor private static func forEachFile(
    of arguments: Arguments, _ body: (String) throws(Failure) -> Void
  ) throws(Failure) {
    var hasFailed = false
    for path in arguments.operands {
      do throws(Failure) { try body(path) } catch {
        if case .usage = error { throw error }
        if case .run(let message) = error { Output.complain("zoetrope: \(message)\n") }
        hasFailed = true
      }
    }
    if hasFailed { throw .reported }
  }
}
