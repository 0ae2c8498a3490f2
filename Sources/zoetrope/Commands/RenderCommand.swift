import Player
import StateGraph
import Terminal

extension CommandSpec {
  static let render = CommandSpec(
    name: "render", operands: "FILE", operandCount: 1...1,
    summary: "print a picture as text for a terminal",
    options: [
      OptionSpec("--at", "TIME", "the stage at this time, such as 1.5s (default 0s)"),
      OptionSpec("--size", "CxR", "columns and rows (default: natural size, 80 columns at most)"),
      OptionSpec("--seed", "N", "seed of chance (default 0)"),
    ] + FrameOptions.specs + LookOptions.specs
      + InputOptions.specs,
    remarks: """
      With --state or --frame, one frame alone is printed, else the whole stage.
      Colours are 24 bits unless --colors or NO_COLOR say otherwise.
      """
  ) { arguments in
    let look = try LookOptions.lookOfText(arguments)
    let size = try arguments.value("--size", Extent.screen).map {
      ScreenSize(columns: $0.columns, rows: $0.rows)
    }
    let time = try arguments.value("--at", TimeSpan.moment)
    let seed = try arguments.value("--seed", Quantity.seed) ?? 0
    let frame = try FrameOptions(arguments)
    if frame.isGiven && time != nil {
      throw Failure.usage("--at is for the stage, --state and --frame are for a frame alone")
    }
    let path = arguments.operands[0]
    let input = try InputOptions.load(path, arguments)
    try LookOptions.refuseHugeScale(look, of: input, arguments)
    let picture =
      frame.isGiven
      ? StillPicture(
        frame: try frame.shown(of: input.graph, in: path), of: input.graph, look: look, size: size)
      : StillPicture(input.graph, look: look, size: size, at: time ?? 0, seed: seed)
    try Output.write(picture.text)
  }
}
