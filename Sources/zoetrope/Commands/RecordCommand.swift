import StateGraph
import GraphFiles
import Basics
import Inputs
import Cells
import Stage
import Animation
import Player
import Terminal

extension CommandSpec {
  static let record = CommandSpec(
    name: "record", operands: "FILE…", operandCount: 1...1000,
    operandKind: .playable,
    summary: "write what is played as an animated PNG file",
    options: [
      OptionSpec(
        "-o", "OUT.png", takes: .png, "output file, overwritten if it exists; - is standard output"),
      OptionSpec("--from", "TIME", "start at this time of the run (default 0s)"),
      OptionSpec("--for", "TIME", "how long to record (default 10s)"),
      .stageSize, ZoomOption.spec, .seed, .send,
    ] + LookOptions.specs.filter { ["--background", "--scale", "--filter"].contains($0.name) }
      + InputOptions.specs,
    remarks: [
      .text(
        """
        The stage is drawn as half blocks show it: a cell is a pixel wide and two high,
        and transparent where no figure is, unless there is a background. Nothing is
        waited for: the clock is virtual, and the same seed gives the same file.
        """)
    ]
  ) { arguments in
    guard let path = arguments.text("-o") else {
      throw Failure.usage("record needs an output: -o OUT.png")
    }
    let start = try arguments.value("--from", TimeSpan.moment) ?? 0
    let length = try arguments.value("--for", TimeSpan.parse) ?? 10 * .perSecond
    let size = try arguments.stageSize()
    let zoom = try ZoomOption.value(arguments)
    let seed = try arguments.value("--seed", Quantity.seed) ?? 0
    let look = try LookOptions.look(arguments)
    _ = try arguments.sendings(actors: nil)
    let inputs = try InputOptions.loadAll(arguments)
    let graph = inputs.graph
    var recording = Recording(
      graph, look: look, size: ScreenSize(columns: size.columns, rows: size.rows), seed: seed,
      sendings: try arguments.sendings(actors: graph.actors.map(\.name)))
    let file = OutputFile(path) { () throws(Failure) in
      var file = AnimationFile(playCount: 0, zoom: zoom)
      try recording.play(from: start, until: start + length) { picture, end throws(Failure) in
        try file.add(picture, until: end - start)
      }
      return file.bytes
    }
    try file.save(reading: inputs.inputs.map(\.origins))
  }
}
