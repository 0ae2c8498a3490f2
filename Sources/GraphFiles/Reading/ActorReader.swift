import Animation
import Basics
import GraphLanguage
import StateGraph

/// Reads the actor of one graph or cluster, without its transitions.
struct ActorReader {
  let graph: ResolvedGraph
  let part: Cast.Part
  /// Place in the graph's nodes of each name.
  let places: [String: Int]
  let reading: FileReading

  private var bag: DiagnosticBag { reading.bag }

  /// The actor, with stand-ins for what is wrong and reported; nil if it has no states.
  func read() -> ActorGraph? {
    let states = part.nodes.map { place in
      let node = graph.nodes[place]
      return StateReader(
        graph: graph, node: node, actor: part.attributes,
        levels: StateLevels(of: node, in: graph, places: places, reportingTo: bag),
        reading: reading
      ).read()
    }
    let start = start()
    var actor = ActorGraph(name: part.name, states: states, transitions: [], start: start ?? 0)
    _ = reading.store(reading.vocabulary.ofActors, from: part.attributes, in: &actor)
    return start == nil ? nil : actor
  }

  /// Index of the first state, also if the name is wrong and reported; nil if there is no state.
  private func start() -> Int? {
    guard !part.nodes.isEmpty else {
      if part.hasLostState || !bag.wasReadWhole { return nil }
      bag.error(
        "\(part.title) has no state", at: part.range,
        note: "write one, such as walk [frames=\"0-3\"]")
      return nil
    }
    guard let attribute = part.attributes("start") else { return 0 }
    let names = part.nodes.map { graph.nodes[$0].name.text }
    if let index = names.firstIndex(of: attribute.value.text) { return index }
    bag.error(
      "start names \(quoted(attribute.value.text)), which is no state of \(part.inSentence)",
      at: attribute.value.range, note: bag.suggestion(for: attribute.value.text) { names })
    return 0
  }
}
