import Pixels
import Player
import Sheets

extension CommandSpec {
  static let extract = CommandSpec(
    name: "extract", operands: "FILE", operandCount: 1...1,
    summary: "write a frame as a PNG file",
    options: [OptionSpec("-o", "OUT.png", "where to write it; - is standard output")]
      + FrameOptions.specs + InputOptions.specs,
    remarks: "Of a PNG, without options that pick a frame, the whole picture is written."
  ) { arguments in
    guard let path = arguments.text("-o") else {
      throw Failure.usage("extract needs to know where to write: -o OUT.png")
    }
    let frame = try FrameOptions(arguments)
    let input = try InputOptions.load(arguments.operands[0], arguments)
    let picksFrame = frame.isGiven || arguments.has("--tile") || arguments.has("--frames")
    let bitmap =
      if !picksFrame, let whole = input.sheet?.uncut { whole } else {
        input.graph.bitmap(of: try frame.shown(of: input.graph, in: arguments.operands[0]))
      }
    try Output.save(bitmap.pngData(), to: path)
  }
}
