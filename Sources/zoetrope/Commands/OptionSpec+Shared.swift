import GraphFiles
import Inputs
import Player
import StateGraph

/// Options that mean the same for several commands.
extension OptionSpec {
  static let speed = OptionSpec("--speed", "F", "speed factor (default 1)")
  static let seed = OptionSpec("--seed", "N", "random seed (default 0)")
  static let stageSize = OptionSpec(
    "--size", "CxR", "columns and rows of the stage (default 80x24)")
  static let send = OptionSpec(
    "--send", "WHAT", "send an input at a time, such as \"1.5s key d\"", mayRepeat: true)
  static let refreshRate = OptionSpec("--fps-cap", "N", "maximum pictures per second (default 60)")
  static let cacheSize = OptionSpec(
    "--cache-size", "MIB", "memory for rendered pictures (default 64)")
  static let noProbe = OptionSpec("--no-probe", nil, "do not query the terminal")
  static let noAnimation = OptionSpec(
    "--no-animation", nil, "start paused at the first picture")
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
