import Animation
import GraphLanguage
import Sheets

/// Reads one graph of a file into an actor.
struct ActorReader {
  let graph: ResolvedGraph
  /// What the actor is called if the graph has no name.
  let fallbackName: String

  /// The actor; nil if something is wrong and told of.
  func read(_ shelf: inout SheetShelf, _ bag: inout DiagnosticBag) -> ActorGraph? {
    checkNames(&bag)
    refuseClusters(&bag)
    let appearance = appearance(&bag)
    let speed = bag.value(of: graph.attributes["speed"], Quantity.speed)
    let states = states(&shelf, &bag)
    let start = start(&bag)
    let transitions = graph.edges.map { TransitionReader(edge: $0).read(&bag) }
    checkWeights(transitions, &bag)
    guard let states, let start, !transitions.contains(where: { $0 == nil }) else { return nil }
    let actor = ActorGraph(
      name: graph.name?.text ?? fallbackName, states: states,
      transitions: transitions.compactMap { $0 }, start: start, speed: speed ?? .one,
      appearance: appearance)
    GraphChecks(graph: graph, actor: actor).run(&bag)
    return actor
  }

  private func checkNames(_ bag: inout DiagnosticBag) {
    bag.checkNames(graph.attributes.attributes, among: AttributeNames.graph, of: "the graph")
    for node in graph.nodes {
      bag.checkNames(
        node.defaults.attributes + node.own.attributes, among: AttributeNames.state, of: "a state")
    }
  }

  private func refuseClusters(_ bag: inout DiagnosticBag) {
    for name in graph.subgraphs.compactMap(\.name) where name.text.hasPrefix("cluster_") {
      bag.error(
        "several actors in one graph are not known yet: write a digraph for each", at: name.range)
    }
  }

  private func appearance(_ bag: inout DiagnosticBag) -> Appearance {
    let scale = bag.value(of: graph.attributes["scale"], Quantity.scale)
    let filter = bag.value(of: graph.attributes["filter"]) { text throws(ValueError) in
      try Choice.parse(text, as: Appearance.Filter.self)
    }
    let background = bag.value(of: graph.attributes["background"], Choice.background)
    return Appearance(
      scale: scale ?? .fit, filter: filter ?? .auto, background: background ?? .none)
  }

  // MARK: States

  private func states(
    _ shelf: inout SheetShelf, _ bag: inout DiagnosticBag
  ) -> [StateDefinition]? {
    guard !graph.nodes.isEmpty else {
      bag.error(
        "the graph has no state", at: graph.name?.range ?? graph.keyword,
        note: "write one, such as walk [frames=\"0-3\"]")
      return nil
    }
    let states = graph.nodes.map { StateReader(graph: graph, node: $0).read(&shelf, &bag) }
    return states.contains { $0 == nil } ? nil : states.compactMap { $0 }
  }

  /// Index of the first state; nil if the name is wrong and told of, or if there is no state.
  private func start(_ bag: inout DiagnosticBag) -> Int? {
    guard let attribute = graph.attributes["start"] else { return graph.nodes.isEmpty ? nil : 0 }
    let names = graph.nodes.map(\.name.text)
    if let index = names.firstIndex(of: attribute.value.text) { return index }
    let nearest = nearestName(to: attribute.value.text, among: names)
    bag.error(
      "start names \(quoted(attribute.value.text)), which is no state of this graph",
      at: attribute.value.range, note: nearest.map { "did you mean \(quoted($0))?" })
    return nil
  }

  private func checkWeights(_ transitions: [Transition?], _ bag: inout DiagnosticBag) {
    var sums: [Int: Int64] = [:]
    for case let transition? in transitions {
      sums[transition.from, default: 0] += transition.weight
    }
    for (index, node) in graph.nodes.enumerated() where sums[index] == 0 {
      bag.error(
        "all edges from \(quoted(node.name.text)) have weight 0, so that none can be taken",
        at: node.name.range)
    }
  }
}
