import Animation
import GraphLanguage
import Player
import StateGraph

extension CommandSpec {
  static let trace = CommandSpec(
    name: "trace", operands: "FILE", operandCount: 1...1,
    summary: "print what happens, on a virtual clock, without a terminal",
    options: [
      OptionSpec("--for", "TIME", "how long to play, such as 10s (default 60s)"),
      OptionSpec("--seed", "N", "seed of chance; the same seed gives the same play (default 0)"),
      OptionSpec("--speed", "F", "factor on the pace (default 1)"),
      OptionSpec("--frames", nil, "print each frame too, with its tile number"),
      OptionSpec("--size", "CxR", "columns and rows of the stage (default 80x24)"),
      OptionSpec(
        "--send", "WHAT", "send something at a time, such as \"1.5s key d\"; may be repeated"),
    ] + InputOptions.specs.filter { $0.name != "--frames" },
    remarks: """
      One line for each event: seconds, actor, event, state, detail, separated by tabs.
      Events: start, loop (passes done), pause, resume, stop, cut (the trigger), end, frame (tile
      number). --send takes a time and one of: key K, signal NAME, click ACTOR, pause, resume.
      """
  ) { arguments in
    let input = try InputOptions.load(arguments.operands[0], arguments)
    let limit = try arguments.value("--for", TimeSpan.parse) ?? 60 * .perSecond
    let speed = try arguments.value("--speed", Quantity.speed) ?? .one
    let size = try arguments.value("--size", Extent.size) ?? (width: 80, height: 24)
    let director = Director(
      input.graph,
      geometry: StageGeometry(input.graph, columns: size.width, rows: size.height),
      seed: try arguments.value("--seed", Quantity.seed) ?? 0)
    director.reportsFrames = arguments.has("--frames")
    director.onProblem = { Output.complain("zoetrope: \(visible($0))\n") }
    let sending = SendingText(keys: .terminal, actors: input.graph.actors.map(\.name))
    var lines = ""
    var run = VirtualRun(
      director, speed: speed, sendings: try arguments.values("--send", sending.parse)
    ) { event, time in lines += event.line(at: time) + "\n" }
    try run.play(until: limit) {
      if lines.utf8.count > 1 << 16 {
        try Output.write(lines)
        lines = ""
      }
      return true
    }
    try Output.write(lines)
  }
}
