import StateGraph
import Basics
import Animation
import GraphLanguage

/// Reads the actor of one graph or cluster, without its transitions.
struct ActorReader {
  let graph: ResolvedGraph
  let part: Cast.Part
  /// Place in the graph's nodes of each name.
  let places: [String: Int]

  /// The actor, with stand-ins for what is wrong and told of; nil if it has no states.
  func read(_ shelf: inout SheetShelf, _ bag: inout DiagnosticBag) -> ActorGraph? {
    let appearance = appearance(&bag)
    let speed = bag.value(of: part.attributes("speed"), Quantity.speed)
    let states = part.nodes.map { place in
      let node = graph.nodes[place]
      return StateReader(
        graph: graph, node: node, actor: part.attributes,
        attributes: StateAttributes(of: node, in: graph, places: places, &bag)
      ).read(&shelf, &bag)
    }
    guard let start = start(&bag) else { return nil }
    return ActorGraph(
      name: part.name, states: states, transitions: [], start: start, speed: speed ?? .one,
      appearance: appearance)
  }

  private func appearance(_ bag: inout DiagnosticBag) -> Appearance {
    let scale = bag.value(of: part.attributes("scale"), Quantity.scale)
    let filter = bag.value(of: part.attributes("filter")) { text throws(ValueError) in
      try Choice.parse(text, as: Appearance.Filter.self)
    }
    let background = bag.value(of: part.attributes("background"), Choice.background)
    let spot = bag.value(of: part.attributes("at"), Extent.spot)
    let anchor = bag.value(of: part.attributes("anchor"), Choice.anchor)
    let z = bag.value(of: part.attributes("z"), Quantity.z)
    return Appearance(
      scale: scale ?? .fit, filter: filter ?? .auto, background: background ?? .none,
      spot: spot, anchor: anchor ?? .bottom, z: z ?? 0)
  }

  /// Index of the first state, also if the name is wrong and told of; nil if there is no state.
  private func start(_ bag: inout DiagnosticBag) -> Int? {
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
