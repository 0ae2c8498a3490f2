import Pixels
import Player

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
    let input = try InputOptions.load(arguments.operands[0], arguments)
    let picksFrame = ["--state", "--frame", "--tile", "--frames"].contains(where: arguments.has)
    let bitmap =
      if !picksFrame, let whole = input.bitmap { whole } else {
        input.graph.bitmap(of: try FrameOptions.shown(input, arguments))
      }
    try Output.save(bitmap.pngData(), to: path)
  }
}
