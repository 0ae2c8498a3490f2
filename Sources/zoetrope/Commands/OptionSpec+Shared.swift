import GraphFiles
import Inputs
import Player
import StateGraph

/// Options that mean the same for several commands.
extension OptionSpec {
  static let speed = OptionSpec("--speed", "F", "factor on the pace (default 1)")
  static let seed = OptionSpec("--seed", "N", "seed of chance (default 0)")
  static let stageSize = OptionSpec(
    "--size", "CxR", "columns and rows of the stage (default 80x24)")
  static let send = OptionSpec(
    "--send", "WHAT", "send something at a time, such as \"1.5s key d\"", mayRepeat: true)
  static let refreshRate = OptionSpec("--fps-cap", "N", "pictures per second at most (default 60)")
  static let cacheSize = OptionSpec(
    "--cache-size", "MIB", "memory for painted pictures (default 64)")
  static let noProbe = OptionSpec("--no-probe", nil, "ask the terminal nothing")
  static let noAnimation = OptionSpec(
    "--no-animation", nil, "start with the first picture, paused")
}

extension Arguments {
  /// Columns and rows of the stage.
  ///
  /// - Throws: ``Failure/usage(_:)``.
  func stageSize() throws(Failure) -> (columns: Int, rows: Int) {
    try value("--size", Extent.screen) ?? (columns: 80, rows: 24)
  }

  /// What is to be sent.
  ///
  /// - Parameter actors: As ``SendingText/init(keys:actors:)`` takes them.
  /// - Returns: In the order of the command line.
  /// - Throws: ``Failure/usage(_:)``.
  func sendings(actors: [String]?) throws(Failure) -> [VirtualRun.Sending] {
    try values("--send", SendingText(keys: .terminal, actors: actors).parse)
  }
}
