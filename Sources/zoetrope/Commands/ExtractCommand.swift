import GraphFiles
import Inputs
import Stage
import GraphLanguage
import Pixels
import Player
import Sheets
import StateGraph

extension CommandSpec {
  static let extract = CommandSpec(
    name: "extract", operands: "FILE", operandCount: 1...1,
    operandKind: .playable,
    summary: "write a frame as a PNG file, or all of them",
    options: [
      OptionSpec(
        "-o", "OUT.png", takes: .png,
        "file for one frame, overwritten if it exists; - is standard output"),
      OptionSpec("--animated", nil, "with -o: the whole animation of a state, as an animated PNG"),
      OptionSpec(
        "--all", "DIR", takes: .folder, "write every frame to this folder, untrimmed and upright"),
      OptionSpec("--repack", nil, "with --all: one PNG of equal tiles, and its graph file"),
      OptionSpec("--force", nil, "with --all: overwrite existing files"),
      ZoomOption.spec,
    ] + FrameOptions.specs + InputOptions.specs,
    remarks: [
      .text(
        """
        Of a PNG, the whole picture is written unless --tile says otherwise. With --all,
        it is cut as 'play' cuts it; files are called like cat_07_walk.png, by the sheet,
        the frame's number and its tag.
        """)
    ]
  ) { arguments in
    switch (arguments.text("-o"), arguments.text("--all")) {
    case (let path?, nil): try writeFrame(to: path, arguments)
    case (nil, let folder?): try writeAll(to: folder, arguments)
    case (nil, nil):
      throw Failure.usage("extract needs an output: -o OUT.png, or --all DIR")
    case (_?, _?): throw Failure.usage("-o is for one frame, --all for all of them")
    }
  }

  private static func writeFrame(to path: String, _ arguments: Arguments) throws(Failure) {
    for name in ["--repack", "--force"] where arguments.has(name) {
      throw .usage("\(name) needs --all DIR")
    }
    let zoom = try ZoomOption.value(arguments)
    if arguments.has("--animated") { return try writeAnimation(to: path, zoom: zoom, arguments) }
    let frame = try FrameOptions(arguments)
    let input = try InputOptions.load(arguments.operands[0], arguments, unlessSaid: .whole)
    let picksFrame = frame.isGiven || arguments.has("--tile") || arguments.has("--frames")
    let bitmap =
      if !picksFrame, let whole = input.sheet?.uncut { whole } else {
        input.graph.bitmap(of: try frame.shown(of: input, in: arguments.operands[0]))
      }
    let file = OutputFile(path) { () throws(Failure) in try bitmap.enlarged(zoom).pngData() }
    try file.save(reading: [input.origins])
  }

  private static func writeAnimation(
    to path: String, zoom: Int, _ arguments: Arguments
  ) throws(Failure) {
    guard !arguments.has("--frame") else {
      throw .usage("--frame picks a frame, but --animated writes all of the state")
    }
    let options = try FrameOptions(arguments)
    let input = try InputOptions.load(arguments.operands[0], arguments)
    let (clip, anchor) = try options.clip(of: input.graph, in: arguments.operands[0])
    let round = AnimationRound(clip, anchor: anchor, of: input.graph)
    let file = OutputFile(path) { () throws(Failure) in
      var file = AnimationFile(playCount: round.playCount, zoom: zoom)
      try round.play { picture, end throws(Failure) in try file.add(picture, until: end) }
      return file.bytes
    }
    try file.save(reading: [input.origins])
  }

  // MARK: All frames

  private static func writeAll(to folder: String, _ arguments: Arguments) throws(Failure) {
    for name in ["--state", "--frame", "--frames"] where arguments.has(name) {
      throw .usage("\(name) picks a frame, but --all writes all of them")
    }
    for name in ["--animated", "--zoom"] where arguments.has(name) {
      throw .usage("\(name) needs -o OUT.png")
    }
    let path = arguments.operands[0]
    let input = try InputOptions.load(path, arguments)
    InputOptions.reportGuess(input, path)
    var files: [OutputFile] = []
    if arguments.has("--repack") {
      guard input.sheet != nil else {
        throw .run("\(named(path)): --repack is for a sheet, but this is a state graph")
      }
      files = try repacked(input.graph, path: path, arguments)
    } else {
      let frames = FrameFiles(input.graph)
      files = frames.files.map { file in
        OutputFile(file.name) { frames.bitmap(of: file).pngData() }
      }
    }
    try OutputFile.save(
      files, in: folder, reading: [input.origins], overwriting: arguments.has("--force"))
  }

  /// A PNG with all frames as tiles, and a graph file that plays it like the sheet.
  private static func repacked(
    _ graph: StateGraph, path: String, _ arguments: Arguments
  ) throws(Failure) -> [OutputFile] {
    let sheet = graph.sheets[0].sheet
    let limit =
      try arguments.value("--max-pixels", Quantity.pixelCount) ?? Bitmap.defaultPixelLimit
    guard let picture = sheet.repacked(pixelLimit: limit),
      let tiles = try? Sheet(bitmap: picture, grid: sheet.packedGrid.grid)
    else {
      throw .run(
        "\(named(path)): one picture of all frames has more pixels than the limit of \(limit); "
          + InputOptions.pixelLimitRemedy)
    }
    let stem = FrameFiles.stem(of: path)
    let graphText = GraphText(
      graph.actors[0], of: tiles,
      from: .init(path: stem + ".png", grid: sheet.packedGrid.grid),
      remarks: ["\(stem).png: \(counted(sheet.frameCount, "frame")), repacked."])
    return [
      OutputFile(stem + ".png") { picture.pngData() },
      OutputFile(stem + ".gv") { Array(graphText.text.utf8) },
    ]
  }
}
