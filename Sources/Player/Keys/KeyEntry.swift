package import Terminal

/// Keys that belong together, and what they do.
package struct KeyEntry<Command: Sendable>: Sendable {
  /// In the order in which they are shown.
  package let keys: [(key: Key, command: Command)]
  /// Clauses in the order of the keys.
  let text: String

  package init(_ keys: [(Key, Command)], _ text: String) {
    self.keys = keys
    self.text = text
  }
}

/// A list of keys, with the texts that are made of it.
package protocol KeyEntries {
  associatedtype Command: Sendable
  static var entries: [KeyEntry<Command>] { get }
}

extension KeyEntries {
  /// What the keys are called, and what they do.
  package static var rows: [(keys: [String], text: String)] {
    entries.map { entry in (entry.keys.map(\.key.title), entry.text) }
  }

  /// The rows of a table in Markdown.
  package static var markdown: String {
    entries.map { entry in
      let keys = entry.keys.map { key, _ in
        if case .character(let character) = key, character != " " { return "`\(character)`" }
        return key.title
      }
      return "| \(keys.joined(separator: " ")) | \(entry.text) |\n"
    }.joined()
  }
}

extension Key {
  /// What it is called where there is little room.
  var title: String {
    switch self {
    case .escape: "esc"
    case .backTab: "shift-tab"
    default: name
    }
  }
}
