import StateGraph
import GraphLanguage

extension GraphText {
  /// Edges of one trigger that lead on from each other stand on one line, as `a -> b -> c`.
  var edgeLines: [String] {
    var lines: [String] = []
    for alike in transitionsAlike {
      var rest = alike
      while !rest.isEmpty {
        let chain = takeChain(from: &rest)
        lines += text(of: chain)
      }
    }
    return lines
  }

  /// What the keys do that a sheet without a graph is played by.
  var keysInWords: String {
    actor.states.count == 1
      ? "The key 1 plays it again."
      : "Keys, as without a graph: numbers play a state, arrows lead through all."
  }

  /// The transitions by their attributes, in the order in which those come first.
  private var transitionsAlike: [[Transition]] {
    var places: [String: Int] = [:]
    var alike: [[Transition]] = []
    for transition in actor.transitions {
      let key = attributes(of: transition)
      let place = places[key] ?? alike.count
      places[key] = place
      if place == alike.count { alike.append([]) }
      alike[place].append(transition)
    }
    return alike
  }

  /// Takes the first transition and those that lead on from it.
  private func takeChain(from rest: inout [Transition]) -> [Transition] {
    var next: [Transition.Source: [Int]] = [:]
    for (place, transition) in rest.enumerated().reversed() {
      next[transition.from, default: []].append(place)
    }
    var taken: Set<Int> = []
    var chain: [Transition] = []
    var source = rest[0].from
    while let place = next[source]?.popLast() {
      taken.insert(place)
      chain.append(rest[place])
      guard case .state(let state) = rest[place].to else { break }
      source = .state(state)
    }
    rest = rest.enumerated().filter { !taken.contains($0.offset) }.map(\.element)
    return chain
  }

  /// As many lines as it takes to keep each short.
  private func text(of chain: [Transition]) -> [String] {
    let attributes = attributes(of: chain[0])
    var lines: [String] = []
    var line = name(chain[0].from)
    for transition in chain {
      let target = name(transition.to)
      if line.contains(" -> "), line.count + target.count + attributes.count > Self.width {
        lines.append(line + attributes)
        line = name(transition.from)
      }
      line += " -> " + target
    }
    return lines + [line + attributes]
  }

  private static let width = 90

  private func attributes(of transition: Transition) -> String {
    var attributes: [String] = []
    if transition.trigger != .stop { attributes.append("on=\(written(transition.trigger.text))") }
    if transition.moment != .now { attributes.append("when=\(transition.moment.rawValue)") }
    return attributes.isEmpty ? "" : " [\(attributes.joined(separator: ", "))]"
  }

  private func name(_ source: Transition.Source) -> String {
    switch source {
    case .any: "\"*\""
    case .state(let index): name(of: index)
    }
  }

  private func name(_ target: Transition.Target) -> String {
    switch target {
    case .state(let index): name(of: index)
    case .back, .other: "\"^\""
    }
  }
}
