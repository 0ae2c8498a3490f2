import Basics
import Signals
import Player

extension CommandSpec {
  static let send = CommandSpec(
    name: "send", operands: "SIGNAL", operandCount: 0...1,
    operandKind: .other,
    summary: "send a signal to a running player",
    options: [
      OptionSpec(
        "--to", "NAME", takes: .player, "the player's name (default: the only one running)"),
      OptionSpec("--list", nil, "print the names of the running players, send nothing"),
    ],
    remarks: [
      .text(
        """
        Edges with on="signal NAME" listen for it. Status 0 says that an actor listened. A player is
        called by its option --name, else as its first actor.
        """)
    ]
  ) { arguments in
    switch (arguments.operands.first, arguments.has("--list")) {
    case (let signal?, false):
      try withPlayers { client throws(SignalError) in
        try client.send(signal, to: arguments.text("--to"))
      }
    case (nil, true):
      let names = try withPlayers { client throws(SignalError) in try client.players() }
      try Output.write(names.map { visible($0) + "\n" }.joined())
    case (nil, false): throw Failure.usage("send needs a SIGNAL, or --list")
    case (_?, true): throw Failure.usage("--list sends nothing: leave out the SIGNAL")
    }
  }

  /// Calls `body` with a client of the running players.
  ///
  /// - Throws: ``Failure/run(_:)``.
  @discardableResult
  private static func withPlayers<Result>(
    _ body: (SignalClient) throws(SignalError) -> Result
  ) throws(Failure) -> Result {
    do throws(SignalError) { return try body(SignalClient()) } catch { throw .run("\(error)") }
  }
}
