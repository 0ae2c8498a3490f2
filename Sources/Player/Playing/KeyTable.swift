import Terminal

/// The keys of the player: the one list from which the help, the overlay and the README are made.
package enum KeyTable {
  /// Keys that belong together, and what they do.
  struct Entry {
    /// In the order in which they are shown.
    let keys: [(key: Key, command: KeyCommand)]
    /// Clauses in the order of the keys.
    let text: String

    init(_ keys: [(Key, KeyCommand)], _ text: String) {
      self.keys = keys
      self.text = text
    }
  }

  static let entries = [
    Entry([(.character(" "), .pause)], "pause, go on"),
    Entry(
      [(.character("."), .stepForward), (.character(","), .stepBack)],
      "a frame forward, a frame back"),
    Entry(
      [(.character(">"), .passForward), (.character("<"), .passBack)],
      "to the next pass, back to where a pass began"),
    Entry(
      [(.character("n"), .stateForward), (.character("p"), .stateBack)],
      "to the next state, back to where a state began"),
    Entry(
      [(.character("+"), .faster), (.character("-"), .slower), (.backspace, .normalSpeed)],
      "faster, slower (1/8 to 8), at normal speed"),
    Entry([(.character("r"), .restart)], "from the start"),
    Entry([(.character("l"), .loop)], "let the state repeat, go on again"),
    Entry(
      [(.character("/"), .find), (.character("s"), .chooseState)],
      "find a state, an actor or a file, choose a state from a list"),
    Entry([(.tab, .nextActor), (.backTab, .previousActor)], "the next actor, the one before"),
    Entry(
      [(.character("g"), .toggleGraph)], "the state graph: what leads here and where it can go"),
    Entry(
      [(.up, .selectPrevious), (.down, .selectNext), (.enter, .playSelected)],
      "in the graph: choose a state, play it"),
    Entry(
      [(.character("t"), .toggleTimeLine), (.character("T"), .nextTimeScale)],
      "the time line, its scale"),
    Entry([(.character("i"), .toggleStatus)], "status line on, off"),
    Entry(
      [
        (.character("m"), .nextGlyphs), (.character("b"), .nextBackground),
        (.character("z"), .nextScale),
      ], "another glyph set, background, scale"),
    Entry([(.character("?"), .toggleKeys)], "these keys"),
    Entry([(.escape, .close)], "close what lies over the picture"),
    Entry([(.character("q"), .quit)], "quit"),
  ]

  /// Keys that do the same as others.
  private static let others: [(Key, KeyCommand)] = [
    (.character("="), .faster), (.function(1), .toggleKeys),
  ]

  private static let commands = Dictionary(
    uniqueKeysWithValues: others + entries.flatMap { $0.keys.map { ($0.key, $0.command) } })

  /// What a key does; nil if it means nothing.
  static func command(of key: Key) -> KeyCommand? { commands[key] }

  /// What a key is called where there is little room.
  static func title(of key: Key) -> String {
    switch key {
    case .escape: "esc"
    case .backTab: "shift-tab"
    default: key.name
    }
  }

  // MARK: Texts

  /// The rows of a table in Markdown.
  package static var markdown: String {
    entries.map { entry in
      let keys = entry.keys.map { key, _ in
        if case .character(let character) = key, character != " " { return "`\(character)`" }
        return title(of: key)
      }
      return "| \(keys.joined(separator: " ")) | \(entry.text) |\n"
    }.joined()
  }

  /// What the keys are called, and what they do.
  package static var rows: [(keys: [String], text: String)] {
    entries.map { entry in (entry.keys.map { title(of: $0.key) }, entry.text) }
  }
}
