import Player

extension CommandSpec {
  static let send = CommandSpec(
    name: "send", operands: "SIGNAL", operandCount: 1...1,
    summary: "send a signal to a player that runs",
    options: [
      OptionSpec("--to", "NAME", "the player's name (default: the only one that runs)")
    ],
    remarks: """
      Edges with on="signal NAME" listen for it. Status 0 says that an actor listened.
      A player is called by its option --name, else as its first actor.
      """
  ) { arguments in
    do throws(SignalError) {
      _ = try SignalClient().send(arguments.operands[0], to: arguments.text("--to"))
    } catch { throw Failure.run("\(error)") }
  }
}
