/// A key, as far as terminals distinguish keys.
package enum Key: Hashable, Sendable {
  /// A key that types a character, including the space.
  case character(Character)
  /// A letter or symbol with Control, as in `.control("l")`; letters are lower case.
  case control(Character)
  /// A character with Alt, or typed right after Escape, which terminals do not distinguish; Backspace
  /// is U+007F.
  case alt(Character)
  case up, down, left, right
  case home, end, pageUp, pageDown
  case insert, delete
  case enter, escape, tab, backTab, backspace
  /// F1 and so on, counted from one.
  case function(Int)
}

extension Key {
  private static let named: [(name: String, key: Key)] = [
    ("up", .up), ("down", .down), ("left", .left), ("right", .right),
    ("home", .home), ("end", .end), ("pageup", .pageUp), ("pagedown", .pageDown),
    ("insert", .insert), ("delete", .delete),
    ("enter", .enter), ("escape", .escape), ("tab", .tab), ("backtab", .backTab),
    ("backspace", .backspace), ("space", .character(" ")), ("alt-backspace", .alt("\u{7F}")),
  ]

  /// Other common names of keys.
  private static let nicknames: [String: Key] = [
    "esc": .escape, "return": .enter, "del": .delete, "ins": .insert, "pgup": .pageUp,
    "pgdn": .pageDown, "shift-tab": .backTab,
  ]

  /// The key with a name: a single character as it is typed, or `space`, `up`, `pagedown`, `f1`,
  /// `ctrl-l`, `alt-b` and so on, in upper or lower case; nil if no key has that name.
  package init?(name: String) {
    if name.count == 1, let character = name.first {
      self = .character(character)
      return
    }
    let lowercased = name.lowercased()
    if let match = Self.named.first(where: { $0.name == lowercased }) {
      self = match.key
    } else if let key = Self.nicknames[lowercased] {
      self = key
    } else if lowercased.hasPrefix("f"), let number = Int(name.dropFirst()),
      (1...63).contains(number)
    {
      self = .function(number)
    } else if lowercased.hasPrefix("ctrl-"), name.count == 6, let character = lowercased.last {
      self = .control(character)
    } else if lowercased.hasPrefix("alt-"), name.count == 5, let character = name.last {
      self = .alt(character)
    } else {
      return nil
    }
  }

  /// The name that `init(name:)` understands.
  package var name: String {
    if let match = Self.named.first(where: { $0.key == self }) { return match.name }
    switch self {
    case .character(let character): return String(character)
    case .control(let character): return "ctrl-\(character)"
    case .alt(let character): return "alt-\(character)"
    case .function(let number): return "f\(number)"
    default: preconditionFailure("a key without a name")
    }
  }

  /// The names with more than one character, for suggestions, such as `up`, `space`, `f1`.
  package static let names = named.map(\.name) + (1...12).map { "f\($0)" }
}
