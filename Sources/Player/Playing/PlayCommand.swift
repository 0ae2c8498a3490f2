import Terminal

/// What the keys of the player do.
enum PlayCommand: Hashable {
  case pause
  case stepForward
  case stepBack
  case faster
  case slower
  case restart
  case toggleStatus
  case nextGlyphs
  case nextBackground
  case nextScale
  case quit

  /// The command of a key; nil if the key means nothing.
  init?(_ key: Key) {
    switch key {
    case .character(" "): self = .pause
    case .character("."): self = .stepForward
    case .character(","): self = .stepBack
    case .character("+"), .character("="): self = .faster
    case .character("-"): self = .slower
    case .character("r"): self = .restart
    case .character("i"): self = .toggleStatus
    case .character("m"): self = .nextGlyphs
    case .character("b"): self = .nextBackground
    case .character("z"): self = .nextScale
    case .character("q"): self = .quit
    default: return nil
    }
  }
}
