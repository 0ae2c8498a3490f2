import Inputs
import Terminal
import Stage
import Glibc
import Player

extension CommandSpec {
  static let play = CommandSpec(
    name: "play", operands: "FILE…", operandCount: 1...1000,
    operandKind: .playable,
    summary: "play state graphs and sheets in the terminal, side by side",
    options: [
      OptionSpec("--for", "TIME", "end after this time, such as 10s"),
      .speed,
      OptionSpec("--seed", "N", "random seed (default: a new one each time)"),
      OptionSpec(
        "--name", "NAME", "name for 'send' (default: that of the first actor)"),
      .refreshRate, .cacheSize, .noProbe, .noAnimation,
    ] + LookOptions.specs + InputOptions.specs,
    remarks: [
      .keys("Keys while playing", KeyTable.rows),
      .text(
        """
        A PNG without a graph is cut into the tiles that it seems to have, if that is sure
        enough, and else is one frame; --tile WxH, guess or whole says otherwise.
        """),
      .text(
        """
        A key that the graph listens for is the graph's, but for q. The files and their
        sheets are watched: each good save takes effect at once. Others send signals to the
        player with 'zoetrope send'.
        """),
      .text("Without a terminal on standard output, play prints the first picture as text."),
    ]
  ) { arguments in
    guard arguments.text("--name") != "" else {
      throw Failure.usage("--name is empty: give a name such as lamp")
    }
    let options = try PlaySession.options(arguments)
    let textLook = try LookOptions.lookOfText(arguments)
    let inputs = try InputOptions.loadAll(arguments)
    guard isatty(STDOUT_FILENO) == 1 else {
      for (file, input) in zip(inputs.files, inputs.inputs) {
        InputOptions.reportGuess(input, file.path)
      }
      let picture = StillPicture(inputs.graph, look: textLook, seed: options.seed)
      return try Output.write(ANSIText.text(of: picture.grid, depth: picture.depth))
    }
    try PlaySession.run(inputs, options, arguments)
  }
}
