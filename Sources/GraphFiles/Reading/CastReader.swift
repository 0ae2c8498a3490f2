import StateGraph
import GraphLanguage

/// Reads one graph of a file into its actors.
struct CastReader {
  let graph: ResolvedGraph
  /// What the actor is called if the graph has no name.
  let fallbackName: String
  let keys: KeyNames

  /// The actors, with stand-ins for what is wrong and told of; nil if one of them has no states.
  func read(_ shelf: inout SheetShelf, _ bag: inout DiagnosticBag) -> ReadCast? {
    checkNames(&bag)
    let cast = Cast(graph, fallbackName: fallbackName, &bag)
    var places: [String: Int] = [:]
    for (place, node) in graph.nodes.enumerated() { places[node.name.text] = place }
    let actors = cast.parts.map { part in
      ActorReader(graph: graph, part: part, places: places).read(&shelf, &bag)
    }
    let edges = readEdges(of: cast, &bag)
    var complete = actors.compactMap { $0 }
    guard complete.count == actors.count else { return nil }
    for read in edges { complete[read.part].transitions.append(read.transition) }
    return ReadCast(cast: cast, edges: edges, actors: complete)
  }

  private func checkNames(_ bag: inout DiagnosticBag) {
    bag.checkNames(graph.attributes.attributes, among: AttributeNames.graph, of: "the graph")
    for node in graph.nodes {
      bag.checkNames(
        node.defaults.attributes + node.own.attributes, among: AttributeNames.state, of: "a state")
      if !Cast.isState(node) { warnOfUselessAttributes(node, &bag) }
    }
  }

  /// Tells of attributes of `"*"` and `"^"`, which only stand for states.
  private func warnOfUselessAttributes(_ node: ResolvedNode, _ bag: inout DiagnosticBag) {
    let isAny = node.name.text == Cast.any
    let meaning = isAny ? "\"*\" is any state" : "\"^\" is the state that was left"
    for name in node.own.attributes.map(\.name) where AttributeNames.state.contains(name.text) {
      bag.warning(
        "\(name.text) has no effect: \(meaning), and has nothing of its own", at: name.range,
        note: isAny ? "write node [\(name.text)=…] before the states" : nil)
    }
  }

  /// The edges that could be read, in the order of the file.
  private func readEdges(of cast: Cast, _ bag: inout DiagnosticBag) -> [ReadEdge] {
    var stateOfNode: [Int?] = graph.nodes.map { _ in nil }
    for part in cast.parts {
      for (state, place) in part.nodes.enumerated() { stateOfNode[place] = state }
    }
    let reader = TransitionReader(cast: cast, keys: keys, stateOfNode: stateOfNode)
    return graph.edges.compactMap { reader.read($0, &bag) }
  }
}
