import GraphLanguage
import StateGraph

/// Reads one graph of a file into its actors.
struct CastReader {
  let graph: ResolvedGraph
  /// What the actor is called if the graph has no name.
  let fallbackName: String
  let reading: FileReading

  private var bag: DiagnosticBag { reading.bag }

  /// The actors, with stand-ins for what is wrong and reported; nil if one of them has no states.
  func read() -> ReadCast? {
    checkNames()
    let cast = Cast(
      graph, fallbackName: fallbackName, vocabulary: reading.vocabulary, reportingTo: bag)
    var places: [String: Int] = [:]
    for (place, node) in graph.nodes.enumerated() { places[node.name.text] = place }
    let actors = cast.parts.map { part in
      ActorReader(graph: graph, part: part, places: places, reading: reading).read()
    }
    let edges = readEdges(of: cast)
    var complete = actors.compactMap { $0 }
    guard complete.count == actors.count else { return nil }
    for read in edges { complete[read.part].transitions.append(read.transition) }
    return ReadCast(cast: cast, edges: edges, actors: complete)
  }

  private func checkNames() {
    let vocabulary = reading.vocabulary
    bag.checkNames(of: graph.attributes.attributes, on: .graph, of: "the graph", vocabulary)
    for node in graph.nodes {
      bag.checkNames(
        of: node.defaults.attributes + node.own.attributes, on: .state, of: "a state", vocabulary)
      if !Cast.isState(node) { warnOfUselessAttributes(of: node) }
    }
  }

  /// Warns of attributes of `"*"` and `"^"`, which only stand for states.
  private func warnOfUselessAttributes(of node: ResolvedNode) {
    let isAny = node.name.text == Cast.any
    let meaning = isAny ? "\"*\" is any state" : "\"^\" is the state that was left"
    for name in node.own.attributes.map(\.name)
    where reading.vocabulary.attribute(name.text, on: .state) != nil {
      bag.warning(
        "\(name.text) has no effect: \(meaning), and has nothing of its own", at: name.range,
        note: isAny ? "write node [\(name.text)=…] before the states" : nil)
    }
  }

  /// The edges that could be read, in the order of the file.
  private func readEdges(of cast: Cast) -> [ReadEdge] {
    var stateOfNode: [Int?] = graph.nodes.map { _ in nil }
    for part in cast.parts {
      for (state, place) in part.nodes.enumerated() { stateOfNode[place] = state }
    }
    let reader = TransitionReader(cast: cast, stateOfNode: stateOfNode, reading: reading)
    return graph.edges.compactMap(reader.read)
  }
}
