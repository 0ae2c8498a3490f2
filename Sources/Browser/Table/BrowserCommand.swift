package import Player
import Terminal

/// What the browser's keys do; ``BrowserKeys`` assigns them.
package enum BrowserCommand: Hashable, CaseIterable, Sendable {
  case up, down, pageUp, pageDown, first, last
  case open
  case search, focus
  case nextOrder, previousOrder, reverse
  case pause
  case toggleKeys
  case close
  case quit
}

/// The browser's keys: the single list for its help and its documentation.
package enum BrowserKeys: KeyEntries {
  package static let entries: [KeyEntry<BrowserCommand>] = [
    KeyEntry([(.up, .up), (.down, .down)], "the row above, the row below"),
    KeyEntry([(.pageUp, .pageUp), (.pageDown, .pageDown)], "a page up, a page down"),
    KeyEntry([(.home, .first), (.end, .last)], "the first row, the last row"),
    KeyEntry([(.enter, .open)], "open it whole, with all keys of the player; esc comes back"),
    KeyEntry([(.character("/"), .search)], "search"),
    KeyEntry([(.tab, .focus)], "from the field to the table, and back"),
    KeyEntry(
      [(.character("s"), .nextOrder), (.character("S"), .previousOrder)],
      "sort by the next column, by the one before"),
    KeyEntry([(.character("r"), .reverse)], "turn the order round"),
    KeyEntry([(.character(" "), .pause)], "let the picture stand still, go on"),
    KeyEntry([(.character("?"), .toggleKeys)], "these keys"),
    KeyEntry([(.escape, .close)], "end the search"),
    KeyEntry([(.character("q"), .quit)], "quit"),
  ]

  /// Alternative keys.
  private static let alternatives: [(Key, BrowserCommand)] = [
    (.character("k"), .up), (.character("j"), .down), (.character("g"), .first),
    (.character("G"), .last), (.function(1), .toggleKeys), (.backTab, .focus),
  ]

  private static let commands = Dictionary(
    uniqueKeysWithValues: alternatives + entries.flatMap { $0.keys.map { ($0.key, $0.command) } })

  static func command(of key: Key) -> BrowserCommand? { commands[key] }
}
