import StateGraph
import GraphFiles
import Basics
import Signals
import Stage
import Files
import Inputs
import Animation
import Player
import Terminal

/// Plays on the terminal until the end of the process.
@MainActor
enum PlaySession {
  /// Plays what was read; ends the process when the play is over.
  ///
  /// - Throws: ``Failure`` if the terminal cannot be used.
  static func run(
    _ inputs: InputSet, _ options: PlayOptions, _ arguments: Arguments
  ) throws(Failure) {
    let terminal = try TerminalSession(arguments)
    let player = Player(inputs.graph, on: terminal.screen, options: terminal.fitted(options))
    let server = player.serve(
      named: arguments.text("--name") ?? inputs.inputs[0].graph.actors[0].name)
    func leave() {
      terminal.screen.close()
      server?.close()
    }
    player.onEnd = { ending in
      leave()
      TerminalSession.end(ending)
    }
    terminal.obeySignals(suspend: player.suspend, resume: player.resume, leave: leave)
    for (file, input) in zip(inputs.files, inputs.inputs) {
      guard let notice = input.guessed?.shortNotice else { continue }
      player.say("\(PathName(file.path).last): \(notice)")
    }
    player.start()
    let follower = FileFollower(inputs, player)
    terminal.waitForEnd(keeping: follower)
  }

  /// The options of a play, with glyphs and depth still as by default.
  ///
  /// - Throws: ``Failure/usage(_:)``.
  static func options(_ arguments: Arguments) throws(Failure) -> PlayOptions {
    PlayOptions(
      look: try LookOptions.look(arguments),
      cellAspect: try LookOptions.cellAspect(arguments),
      cacheSize: try arguments.value("--cache-size", Quantity.mebibytes).map { $0 << 20 }
        ?? Stage.defaultCacheSize,
      speed: try arguments.value("--speed", Quantity.speed) ?? .one,
      refreshRate: try arguments.value("--fps-cap", Quantity.frameRate) ?? Ratio(60),
      seed: try arguments.value("--seed", Quantity.seed) ?? .random(in: 0...UInt64(Int.max)),
      length: try arguments.value("--for", TimeSpan.parse),
      startsPaused: arguments.has("--no-animation"))
  }
}
