package import StateGraph
import Basics
import Animation

/// Reads what a trace sends and when: `1.5s key d`, `2s signal go`, `3s click cat`, `4s pause`.
package struct SendingText {
  private let keys: KeyNames
  private let actors: [String]?

  /// - Parameters:
  ///   - keys: What keys are called.
  ///   - actors: Names of the actors that can be clicked, in order; nil if they are not known yet: then
  ///     any name stands for the first one.
  package init(keys: KeyNames, actors: [String]?) {
    self.keys = keys
    self.actors = actors
  }

  package func parse(_ text: String) throws(ValueError) -> VirtualRun.Sending {
    let parts = text.split(separator: " ", maxSplits: 2).map(String.init)
    guard parts.count >= 2 else {
      throw ValueError(
        "\(quoted(text)) says too little: write a time and what is sent, such as 1.5s key d")
    }
    let time = try TimeSpan.moment(parts[0])
    return VirtualRun.Sending(at: time, try input(parts[1], parts.count == 3 ? parts[2] : nil))
  }

  private func input(_ word: String, _ rest: String?) throws(ValueError) -> StageInput {
    switch (word, rest) {
    case ("pause", nil): return .pause
    case ("resume", nil): return .resume
    case ("signal", let name?): return .signal(name)
    case ("key", let name?):
      guard let key = keys.canonical(name) else { throw ValueError("\(quoted(name)) is no key") }
      return .key(key)
    case ("click", let name?):
      guard let actors else { return .click(0) }
      guard let index = actors.firstIndex(of: name) else {
        throw ValueError(
          "\(quoted(name)) is no actor: there is "
            + actors.map { quoted($0) }.joined(separator: ", ")
        )
      }
      return .click(index)
    default:
      throw ValueError(
        "\(quoted(word)) cannot be sent: write key K, signal NAME, click ACTOR, pause or resume")
    }
  }
}
