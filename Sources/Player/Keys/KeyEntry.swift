package import Terminal

/// Related keys, and what they do.
package struct KeyEntry<Command: Sendable>: Sendable {
  /// The keys in display order.
  package let keys: [(key: Key, command: Command)]
  /// What the keys do: clauses in the order of the keys.
  let text: String

  package init(_ keys: [(Key, Command)], _ text: String) {
    self.keys = keys
    self.text = text
  }
}

/// A list of keys, with the texts generated from it.
package protocol KeyEntries {
  associatedtype Command: Sendable
  static var entries: [KeyEntry<Command>] { get }
}

extension KeyEntries {
  /// The names of the keys, and what they do.
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
  /// A short name, for narrow columns.
  var title: String {
    switch self {
    case .escape: "esc"
    case .backTab: "shift-tab"
    default: name
    }
  }
}
