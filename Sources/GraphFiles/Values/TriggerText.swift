import StateGraph
import Basics
import GraphLanguage

/// Reads the triggers of edges: `stop`, `loop 3`, `after 2s`, `key d`, `signal go` and so on.
struct TriggerText {
  let keys: KeyNames

  private static let words = [
    "stop", "loop", "loop N", "pause", "after TIME", "key K", "click", "signal NAME", "border",
  ]

  func parse(_ text: String) throws(ValueError) -> Trigger {
    let parts = text.split(separator: " ", maxSplits: 1)
    guard let word = parts.first else { throw Self.unknown(text) }
    let rest = parts.count == 2 ? String(parts[1].drop { $0 == " " }) : nil
    switch (word, rest) {
    case ("stop", nil): return .stop
    case ("loop", nil): return .loop
    case ("pause", nil): return .pause
    case ("click", nil): return .click
    case ("border", nil): return .border
    case ("loop", let count?):
      return .passes(try Self.rest("loop", count, Quantity.passes))
    case ("after", let time?): return .after(try Self.rest("after", time, TimeSpan.parse))
    case ("key", let name?): return .key(try key(name))
    case ("signal", let name?): return .signal(name)
    case ("after", nil): throw Self.incomplete(text, "a time, such as after 2s")
    case ("key", nil): throw Self.incomplete(text, "a key, such as key d")
    case ("signal", nil): throw Self.incomplete(text, "a name, such as signal go")
    case ("stop", _), ("pause", _), ("click", _), ("border", _):
      throw ValueError("\(quoted(text)) says too much: write \(word)")
    default: throw Self.unknown(text)
    }
  }

  private func key(_ name: String) throws(ValueError) -> String {
    if let canonical = keys.canonical(name) { return canonical }
    let nearest = nearestName(to: name, among: keys.all).map { "; did you mean \($0)?" }
    throw ValueError(
      "\(quoted(name)) is no key: write one character, or a name such as space or up"
        + (nearest ?? ""))
  }

  /// Reads what stands after a word, and says in messages that it does.
  private static func rest<Value>(
    _ word: String, _ text: String, _ parse: (String) throws(ValueError) -> Value
  ) throws(ValueError) -> Value {
    do { return try parse(text) } catch { throw ValueError("\(word) \(error.message)") }
  }

  private static func incomplete(_ text: String, _ what: String) -> ValueError {
    ValueError("\(quoted(text)) needs \(what)")
  }

  private static func unknown(_ text: String) -> ValueError {
    let first = text.split(separator: " ").first.map(String.init) ?? text
    let known = words.compactMap { $0.split(separator: " ").first.map(String.init) }
    let nearest = nearestName(to: first, among: known).map { "; did you mean \($0)?" }
    return ValueError(
      "\(quoted(text)) is no trigger: write " + words.dropLast().joined(separator: ", ")
        + " or border" + (nearest ?? ""))
  }
}
