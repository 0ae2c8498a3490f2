import Terminal

/// The keys of the player: the single source of the help, the overlay and the README.
package enum KeyTable: KeyEntries {
  package static let entries: [KeyEntry<KeyCommand>] = [
    KeyEntry([(.character(" "), .pause)], "pause, go on"),
    KeyEntry(
      [(.character("."), .stepForward), (.character(","), .stepBack)],
      "a frame forward, a frame back"),
    KeyEntry(
      [(.character(">"), .passForward), (.character("<"), .passBack)],
      "to the next pass, back to where a pass began"),
    KeyEntry(
      [(.character("n"), .stateForward), (.character("p"), .stateBack)],
      "to the next state, back to where a state began"),
    KeyEntry(
      [(.character("+"), .faster), (.character("-"), .slower), (.backspace, .normalSpeed)],
      "faster, slower (1/8 to 8), at normal speed"),
    KeyEntry([(.character("r"), .restart)], "from the start"),
    KeyEntry([(.character("l"), .loop)], "let the state repeat, go on again"),
    KeyEntry(
      [(.character("/"), .find), (.character("s"), .chooseState)],
      "find a state, an actor or a file, choose a state from a list"),
    KeyEntry([(.tab, .nextActor), (.backTab, .previousActor)], "the next actor, the one before"),
    KeyEntry(
      [(.character("g"), .toggleGraph)], "the state graph: what leads here and where it can go"),
    KeyEntry(
      [(.up, .selectPrevious), (.down, .selectNext), (.enter, .playSelected)],
      "in the graph: choose a state, play it"),
    KeyEntry(
      [(.character("t"), .toggleTimeLine), (.character("T"), .nextTimeScale)],
      "the time line, its scale"),
    KeyEntry([(.character("i"), .toggleStatus)], "status line on, off"),
    KeyEntry(
      [
        (.character("m"), .nextGlyphs), (.character("b"), .nextBackground),
        (.character("z"), .nextScale),
      ], "another glyph set, background, scale"),
    KeyEntry([(.character("?"), .toggleKeys)], "these keys"),
    KeyEntry([(.escape, .close)], "close what lies over the picture"),
    KeyEntry([(.character("q"), .quit)], "quit"),
  ]

  /// Alternative keys for the same commands.
  private static let others: [(Key, KeyCommand)] = [
    (.character("="), .faster), (.function(1), .toggleKeys),
  ]

  private static let commands = Dictionary(
    uniqueKeysWithValues: others + entries.flatMap { $0.keys.map { ($0.key, $0.command) } })

  /// The command of a key; nil if it has none.
  static func command(of key: Key) -> KeyCommand? { commands[key] }
}

/// The commands of the player; ``KeyTable`` assigns the keys.
package enum KeyCommand: Hashable, CaseIterable, Sendable {
  case pause
  case stepForward, stepBack
  case passForward, passBack
  case stateForward, stateBack
  case faster, slower, normalSpeed
  case restart
  case loop
  case find
  case chooseState
  case nextActor, previousActor
  case toggleTimeLine, nextTimeScale
  case toggleGraph
  case selectPrevious, selectNext, playSelected
  case toggleStatus
  case toggleKeys
  case nextGlyphs, nextBackground, nextScale
  case close
  case quit
}
