import Animation
import Cells
import Dispatch
import Glibc
import Player
import StateGraph
import Terminal

extension CommandSpec {
  static let play = CommandSpec(
    name: "play", operands: "FILE", operandCount: 1...1,
    summary: "play a state graph, or a PNG, in the terminal",
    options: [
      OptionSpec("--for", "TIME", "end after this time, such as 10s"),
      OptionSpec("--speed", "F", "factor on the pace (default 1)"),
      OptionSpec("--seed", "N", "seed of chance (default: another one each time)"),
      OptionSpec(
        "--name", "NAME", "what 'send' calls this player (default: its first actor's name)"),
      OptionSpec("--fps-cap", "N", "pictures per second at most (default 60)"),
      OptionSpec("--no-animation", nil, "start with the first picture, paused"),
    ] + LookOptions.specs + InputOptions.specs,
    remarks: """
      Keys: space pauses, . and , step a frame forward and back, + and - change the speed,
      r starts again, i shows or hides a status line, q quits.
      Without a terminal on standard output, play prints the first picture as text.
      """
  ) { arguments in
    let options = try PlaySession.options(arguments)
    let input = try InputOptions.load(arguments.operands[0], arguments)
    try LookOptions.refuseHugeScale(options.look, of: input, arguments)
    guard isatty(STDOUT_FILENO) == 1 else {
      let look = try LookOptions.lookOfText(arguments)
      return try Output.write(StillPicture(input.graph, look: look).text)
    }
    try PlaySession.run(input.graph, options, arguments)
  }
}

/// Plays on the terminal until the end of the process.
@MainActor
enum PlaySession {
  /// Plays a graph; ends the process when the play is over.
  ///
  /// - Throws: ``Failure`` if the options are wrong or the terminal cannot be used.
  static func run(
    _ graph: StateGraph, _ options: PlayOptions, _ arguments: Arguments
  ) throws(Failure) {
    var options = options
    let depth = try LookOptions.depth(arguments)
    let glyphs = try LookOptions.glyphs(arguments)
    let signals: TerminalSignals
    let screen: CursesScreen
    do throws(TerminalError) {
      signals = try TerminalSignals()
      screen = try CursesScreen(colors: depth, signals: signals)
    } catch { throw .run(error.description) }
    options.look.depth = screen.colors.depth
    options.look.glyphs = screen.isUTF8 ? glyphs ?? .half : .ascii
    let player = Player(graph, on: screen, options: options)
    let server = serve(player, named: arguments.text("--name") ?? graph.actors[0].name)
    func leave() {
      screen.close()
      server?.close()
    }
    player.onEnd = { ending in
      leave()
      if ending == .hangup { TerminalSignals.die(by: .hangup) }
      exit(0)
    }
    signals.onSignal = { obey($0, player: player, leave: leave) }
    player.start()
    dispatchMain()
  }

  /// Lets others send signals to a player; without that, it plays all the same.
  private static func serve(_ player: Player, named name: String) -> SignalServer? {
    do throws(SignalError) {
      return try SignalServer(name: name) { [weak player] in player?.hear(signal: $0) ?? 0 }
    } catch {
      Output.complain("zoetrope: signals are not heard: \(error)\n")
      return nil
    }
  }

  private static func obey(_ signal: TerminalSignal, player: Player, leave: () -> Void) {
    switch signal {
    case .interrupt, .terminate, .hangup, .quit:
      leave()
      TerminalSignals.die(by: signal)
    case .stop:
      player.suspend()
      TerminalSignals.stopProcess()
      player.resume()
    case .continue:
      player.resume()
    }
  }

  /// The options of a play, with glyphs and depth still as by default.
  ///
  /// - Throws: ``Failure/usage(_:)``.
  static func options(_ arguments: Arguments) throws(Failure) -> PlayOptions {
    PlayOptions(
      look: try LookOptions.look(arguments),
      speed: try arguments.value("--speed", Quantity.speed) ?? .one,
      refreshRate: try arguments.value("--fps-cap", Quantity.frameRate) ?? Ratio(60),
      seed: try arguments.value("--seed", Quantity.seed) ?? .random(in: 0...UInt64(Int.max)),
      length: try arguments.value("--for", TimeSpan.parse),
      startsPaused: arguments.has("--no-animation"))
  }
}
