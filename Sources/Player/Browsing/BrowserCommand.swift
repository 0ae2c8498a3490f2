import Terminal

/// What the keys of the browser do; ``BrowserKeys`` says which keys.
enum BrowserCommand: Hashable, CaseIterable {
  case up, down, pageUp, pageDown, first, last
  case open
  case search, focus
  case nextOrder, previousOrder, reverse
  case pause
  case toggleKeys
  case close
  case quit
}

/// The keys of the browser: the one list from which its help and the README are made.
package enum BrowserKeys {
  static let entries: [(keys: [(key: Key, command: BrowserCommand)], text: String)] = [
    ([(.up, .up), (.down, .down)], "the row above, the row below"),
    ([(.pageUp, .pageUp), (.pageDown, .pageDown)], "a page up, a page down"),
    ([(.home, .first), (.end, .last)], "the first row, the last row"),
    ([(.enter, .open)], "open it whole, with all keys of the player; esc comes back"),
    ([(.character("/"), .search)], "search"),
    ([(.tab, .focus)], "from the field to the table, and back"),
    (
      [(.character("s"), .nextOrder), (.character("S"), .previousOrder)],
      "sort by the next column, by the one before"
    ),
    ([(.character("r"), .reverse)], "turn the order round"),
    ([(.character(" "), .pause)], "let the picture stand still, go on"),
    ([(.character("?"), .toggleKeys)], "these keys"),
    ([(.escape, .close)], "end the search"),
    ([(.character("q"), .quit)], "quit"),
  ]

  /// Keys that do the same as others.
  private static let others: [(Key, BrowserCommand)] = [
    (.character("k"), .up), (.character("j"), .down), (.character("g"), .first),
    (.character("G"), .last), (.function(1), .toggleKeys), (.backTab, .focus),
  ]

  private static let commands = Dictionary(
    uniqueKeysWithValues: others + entries.flatMap { $0.keys.map { ($0.key, $0.command) } })

  static func command(of key: Key) -> BrowserCommand? { commands[key] }

  /// The rows of a table in Markdown.
  package static var markdown: String {
    entries.map { entry in
      let keys = entry.keys.map { key, _ in
        if case .character(let character) = key, character != " " { return "`\(character)`" }
        return KeyTable.title(of: key)
      }
      return "| \(keys.joined(separator: " ")) | \(entry.text) |\n"
    }.joined()
  }

  /// What the keys are called, and what they do.
  package static var rows: [(keys: [String], text: String)] {
    entries.map { entry in (entry.keys.map { KeyTable.title(of: $0.key) }, entry.text) }
  }
}
