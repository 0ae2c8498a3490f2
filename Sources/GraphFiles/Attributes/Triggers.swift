import Basics
import GraphLanguage
import StateGraph

extension Vocabulary {
  /// All triggers, in the order of the documentation.
  static let allTriggers: [TriggerSpec] = [
    TriggerSpec(.stop, "the state's passes or its `hold` are over; the default"),
    TriggerSpec(.loop, "a pass ends and another follows"),
    TriggerSpec("loop", "N", "N passes are done, and another follows") {
      count, _ throws(ValueError) in .passes(try named("loop", count, Quantity.passes))
    },
    TriggerSpec(.pause, "the player is paused"),
    TriggerSpec(
      "after", "TIME", needs: "a time, such as after 2s",
      "the state has been playing for this time, such as `\"after 2s\"`"
    ) { time, _ throws(ValueError) in .after(try named("after", time, TimeSpan.parse)) },
    TriggerSpec(
      "key", "K", needs: "a key, such as key d",
      "a key is pressed: a character, or `space`, `enter`, `esc`, `tab`, `shift-tab`, `backspace`, "
        + "`up`, `down`, `left`, `right`, `home`, `end`, `pageup`, `pagedown`, `insert`, `delete`, "
        + "`f1` to `f63`, and with `ctrl-` or `alt-` as `ctrl-l`, `alt-b`; `q` is the player's"
    ) { name, context throws(ValueError) in .key(try key(name, context.keys)) },
    TriggerSpec(.click, "the actor is clicked on"),
    TriggerSpec(
      "signal", "NAME", needs: "a name, such as signal go", "`zoetrope send NAME` is called"
    ) { name, _ in .signal(name) },
    TriggerSpec(.border, "the actor's motion has brought it to the border of the stage"),
  ]

  private static func key(_ name: String, _ keys: KeyNames) throws(ValueError) -> String {
    if let canonical = keys.canonical(name) { return canonical }
    let nearest = nearestName(to: name, among: keys.all).map { "; did you mean \($0)?" }
    throw ValueError(
      "\(quoted(name)) is no key: write one character, or a name such as space or up"
        + (nearest ?? ""))
  }

  /// Reads an argument; errors begin with the trigger's word.
  private static func named<Value>(
    _ word: String, _ text: String, _ parse: (String) throws(ValueError) -> Value
  ) throws(ValueError) -> Value {
    do { return try parse(text) } catch { throw ValueError("\(word) \(error.message)") }
  }
}
