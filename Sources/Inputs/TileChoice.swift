import SheetFiles

/// How a picture is cut into tiles that no graph file says anything of.
package enum TileChoice: Hashable, Sendable {
  case tiles(width: Int, height: Int)
  /// It is one frame.
  case whole
  /// By the best guess, however little that is worth.
  case guess
  /// By the guess if that is sure enough, else it is one frame: what is played without a word from
  /// the user.
  ///
  /// This is where everything that plays takes it from, so that a sheet and the graph file written for
  /// it play the same.
  case guessIfSure

  /// Whether a guess is what the picture is cut by.
  func takes(_ guess: TileGuess) -> Bool {
    switch self {
    case .tiles, .whole: false
    case .guess: true
    case .guessIfSure: guess.confidence.isEnough
    }
  }

  /// Whether it is guessed at all.
  var isGuess: Bool { self == .guess || self == .guessIfSure }
}
