@testable import zoetrope

/// A program that does nothing, but whose tables use every feature.
enum SmallProgram {
  static let show = CommandSpec(
    name: "show", operands: "FILE…", operandCount: 1...9,
    operandKind: .file(endings: ["dot", "gv"]), summary: #"show files; it's [not] a\b"#,
    options: [
      OptionSpec("--side", "S", takes: .words(["left", "right", "auto"]), "side to show"),
      OptionSpec("--fill", "F", takes: .words(["none"], or: "#rrggbb"), "what is behind"),
      OptionSpec("-o", "OUT.png", takes: .file(endings: ["png"]), "where to write it"),
      OptionSpec("--all", "DIR", takes: .folder, "all of them", mayRepeat: true),
      OptionSpec("--to", "NAME", takes: .player, "who is told"),
      OptionSpec("--loud", nil, ".be loud: \"very\""),
    ],
    remarks: [
      .keys("Keys while showing", [(["space", "esc"], "pause, go on")]),
      .text(
        """
        One must know that a long text is broken into lines of no more than one hundred columns,
        which this one needs two of.
        """),
      .example("toy show *.gv"),
    ]
  ) { _ in }

  static let list = CommandSpec(
    name: "list", operands: "[DIR]", operandCount: 0...1, operandKind: .folder,
    summary: "list a folder", options: [OptionSpec("--side", "T", "seconds")], remarks: []
  ) { _ in }

  static let spec = ProgramSpec(
    name: "toy", version: "1.2", date: "2001-02-03", summary: "shows toys",
    options: [OptionSpec("--version", nil, "show the version")], commands: [show, list],
    fileNote: "FILE is a toy.", description: [.example(".dot -x")],
    exitStatuses: [.init("0", "done")], environment: [.init("TOY", "a toy")],
    files: [.init("~/.toy", "toys")], examples: [.init("toy x.gv", "see a toy")],
    related: ["dot(1)", "term(7)"])
}
