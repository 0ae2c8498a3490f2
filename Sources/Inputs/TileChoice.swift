import SheetFiles

/// How a picture without a graph file is cut into tiles.
package enum TileChoice: Hashable, Sendable {
  case tiles(width: Int, height: Int)
  /// It is one frame.
  case whole
  /// By the best guess, however unsure.
  case guess
  /// By the guess if it is sure enough, else it is one frame. The default.
  ///
  /// All commands use it, so that a sheet and the graph file generated for it play the same.
  case guessIfSure

  /// Whether the picture is cut by this guess.
  func takes(_ guess: TileGuess) -> Bool {
    switch self {
    case .tiles, .whole: false
    case .guess: true
    case .guessIfSure: guess.confidence.isEnough
    }
  }

  /// Whether a guess is needed.
  var isGuess: Bool { self == .guess || self == .guessIfSure }
}
