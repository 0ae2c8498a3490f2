import Basics
import GraphLanguage
import StateGraph

/// Reads the triggers of edges: `stop`, `loop 3`, `after 2s`, `key d`, `signal go` and so on.
struct TriggerReader {
  private let context: ValueContext

  init(_ context: ValueContext) { self.context = context }

  func parse(_ text: String) throws(ValueError) -> Trigger {
    let parts = text.split(separator: " ", maxSplits: 1)
    let known = context.triggers.filter { $0.word == parts.first ?? "" }
    guard let word = known.first?.word else { throw unknown(text) }
    guard parts.count == 2 else {
      if let bare = known.first(where: { $0.argument == nil }) {
        return try bare.parse("", context)
      }
      throw ValueError(
        "\(quoted(text)) needs \(known.lazy.compactMap(\.argument?.need).first ?? "more")")
    }
    guard let long = known.first(where: { $0.argument != nil }) else {
      throw ValueError("\(quoted(text)) says too much: write \(word)")
    }
    return try long.parse(String(parts[1].drop { $0 == " " }), context)
  }

  private func unknown(_ text: String) -> ValueError {
    let first = text.split(separator: " ").first.map(String.init) ?? text
    let nearest = nearestName(to: first, among: context.triggers.map(\.word))
      .map { "; did you mean \($0)?" }
    return ValueError(
      "\(quoted(text)) is no trigger: write \(Choice.list(of: context.triggers.map(\.form)))"
        + (nearest ?? ""))
  }
}
