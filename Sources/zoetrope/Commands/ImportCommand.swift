import Inputs
import GraphLanguage
import Player
import Sheets
import StateGraph

extension CommandSpec {
  static let `import` = CommandSpec(
    name: "import", operands: "FILE", operandCount: 1...1,
    operandKind: .playable,
    summary: "write a graph file for a sheet",
    options: [
      OptionSpec(
        "-o", "GRAPH.gv", takes: .file(endings: ["gv"]),
        "output file (default: standard output)"),
      OptionSpec("--force", nil, "overwrite an existing file"),
    ] + InputOptions.specs,
    remarks: [
      .text(
        """
        The states are the tags of the sheet, with all that their file does not say
        itself. A plain PNG is cut as 'play' cuts it; a comment tells how sure that is.
        The graph names the sheet relative to where it is written, on standard output
        relative to the current directory.
        """)
    ]
  ) { arguments in
    let path = arguments.operands[0]
    guard path != "-" else {
      throw Failure.usage("import needs a file that the graph can name, not standard input")
    }
    let output = arguments.text("-o").flatMap { $0 == "-" ? nil : $0 }
    let input = try InputOptions.load(path, arguments)
    guard input.sheet != nil else {
      throw Failure.run("\(named(path)): this is already a state graph")
    }
    let imported = ImportedSheet(
      input, cut: try InputOptions.tile(arguments), path: path,
      pathInGraph: output.map { RelativePath.path(of: path, in: $0) } ?? path)
    if let doubt = input.guessed?.doubt { Output.complain("zoetrope: \(named(path)): \(doubt)\n") }
    try OutputFile(output ?? "-") { Array(imported.text.utf8) }
      .save(reading: [input.origins], overwriting: arguments.has("--force"))
  }
}
