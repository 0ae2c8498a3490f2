import Animation
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
    ] + InputOptions.specs.filter { $0.name != "--frames" },
    remarks: """
      One line for each event: seconds, actor, event, state, detail, separated by tabs.
      Events: start, loop (passes done), pause, resume, stop, frame (tile number).
      """
  ) { arguments in
    let input = try InputOptions.load(arguments.operands[0], arguments)
    let limit = try arguments.value("--for", TimeSpan.parse) ?? 60 * .perSecond
    let speed = try arguments.value("--speed", Quantity.speed) ?? .one
    let director = Director(
      input.graph, seed: try arguments.value("--seed", Quantity.seed) ?? 0)
    director.reportsFrames = arguments.has("--frames")
    var lines = ""
    director.onEvent = { lines += $0.line(speed: speed) + "\n" }
    director.start()
    while let due = director.nextEvent, speed.dividing(due) < limit {
      director.advance(to: due)
      guard lines.utf8.count > 1 << 16 else { continue }
      try Output.write(lines)
      lines = ""
    }
    try Output.write(lines)
  }
}
