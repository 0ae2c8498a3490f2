import GraphFiles
import Basics
import Inputs
import Animation
import Player
import StateGraph

extension CommandSpec {
  static let trace = CommandSpec(
    name: "trace", operands: "FILE", operandCount: 1...1,
    operandKind: .playable,
    summary: "print what happens, on a virtual clock, without a terminal",
    options: [
      OptionSpec("--for", "TIME", "how long to play, such as 10s (default 60s)"),
      OptionSpec("--seed", "N", "random seed; the same seed gives the same run (default 0)"),
      .speed,
      OptionSpec("--frames", nil, "print each frame too, with its tile number"),
      .stageSize, .send,
    ] + InputOptions.specs.filter { $0.name != "--frames" },
    remarks: [
      .text("One line for each event: seconds, actor, event, state, detail, separated by tabs."),
      .text(
        """
        Events: start, loop (passes done), pause, resume, stop, cut (the trigger), end,
        frame (tile number). --send takes a time and one of: key K, signal NAME, click
        ACTOR, pause, resume.
        """),
    ]
  ) { arguments in
    let limit = try arguments.value("--for", TimeSpan.parse) ?? 60 * .perSecond
    let speed = try arguments.value("--speed", Quantity.speed) ?? .one
    let size = try arguments.stageSize()
    let seed = try arguments.value("--seed", Quantity.seed) ?? 0
    _ = try arguments.sendings(actors: nil)
    let input = try InputOptions.load(arguments.operands[0], arguments)
    InputOptions.reportGuess(input, arguments.operands[0])
    let graph = input.graph
    let director = Director(
      graph, geometry: StageGeometry(graph, columns: size.columns, rows: size.rows), seed: seed)
    director.reportsFrames = arguments.has("--frames")
    var hasFailed = false
    director.onProblem = {
      Output.complain("zoetrope: \(visible($0))\n")
      hasFailed = true
    }
    var lines = ""
    var run = VirtualRun(
      director, speed: speed,
      sendings: try arguments.sendings(actors: graph.actors.map(\.name))
    ) { event, time in lines += event.line(at: time) + "\n" }
    try run.play(until: limit) {
      if lines.utf8.count > 1 << 16 {
        try Output.write(lines)
        lines = ""
      }
      return true
    }
    try Output.write(lines)
    if hasFailed { throw Failure.reported }
  }
}
