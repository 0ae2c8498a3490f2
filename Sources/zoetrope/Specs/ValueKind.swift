import GraphFiles

/// The kind of an option's value, or of an operand.
///
/// Words and endings consist of letters, digits, `-`, `_` and `.` only, so no shell interprets them.
enum ValueKind: Hashable, Sendable {
  /// One of a few words, or something else, which has a name.
  case words([String], or: String? = nil)
  /// A file, by preference one with one of these endings; they are without their dots.
  case file(endings: [String])
  case folder
  /// The name of a running player.
  case player
  /// A number, a time, a name: anything that cannot be listed.
  case other

  /// The words that can be offered.
  var words: [String] {
    switch self {
    case .words(let words, _): words
    case .file, .folder, .player, .other: []
    }
  }

  /// All valid values, for people: `none, checker or #rrggbb`; nil if that is not a short list.
  var alternatives: String? {
    switch self {
    case .words(let words, let other): Choice.list(of: words + [other].compactMap { $0 })
    case .file, .folder, .player, .other: nil
    }
  }

  /// What is wrong with a text; nil if only the value's reader can say.
  func fault(in text: String) -> String? {
    guard case .words(let words, nil) = self, !words.contains(text) else { return nil }
    return Choice.unknown(text, words: words)
  }
}
