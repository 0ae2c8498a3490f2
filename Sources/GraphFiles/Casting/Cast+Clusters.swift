import Basics
import GraphLanguage

extension Cast {
  private static let prefix = "cluster_"

  /// The actors that clusters make, and which of them each subgraph belongs to.
  static func clusters(
    of graph: ResolvedGraph, _ bag: inout DiagnosticBag
  ) -> (parts: [Part], partOfSubgraph: [Int?]) {
    var parts: [Part] = []
    var partOfSubgraph: [Int?] = []
    for subgraph in graph.subgraphs {
      let outer = subgraph.parent.flatMap { partOfSubgraph[$0] }
      guard let name = subgraph.name, name.text.hasPrefix(prefix) else {
        partOfSubgraph.append(outer)
        if outer == nil { warnOfDrawnCluster(subgraph, &bag) }
        warnOfUselessAttributes(subgraph, &bag)
        continue
      }
      if let outer {
        bag.error(
          "a cluster in a cluster: an actor cannot be part of another one", at: name.range,
          note: "close \(quoted(prefix + parts[outer].name)) first")
        partOfSubgraph.append(outer)
        continue
      }
      if name.text == prefix {
        bag.error(
          "a cluster without an actor's name", at: name.range, note: "write \(prefix)NAME")
      }
      let own = subgraph.attributes
      let inherited = graph.attributes
      partOfSubgraph.append(parts.count)
      parts.append(
        Part(
          name: String(name.text.dropFirst(prefix.count)), range: name.range,
          attributes: { name in
            own[name] ?? (AttributeNames.notInherited.contains(name) ? nil : inherited[name])
          }, isCluster: true))
      bag.checkNames(own.attributes, among: AttributeNames.graph, of: "an actor")
    }
    if !parts.isEmpty { warnOfAttributes(ofGraph: graph, &bag) }
    return (parts, partOfSubgraph)
  }

  /// Some attributes are not the clusters' if the graph has them.
  private static func warnOfAttributes(
    ofGraph graph: ResolvedGraph, _ bag: inout DiagnosticBag
  ) {
    for name in ["start", "at"] {
      guard let attribute = graph.attributes[name] else { continue }
      bag.warning(
        "\(name) of the graph has no effect: each cluster has its own", at: attribute.name.range)
    }
  }

  /// Graphviz draws a cluster around whatever has a name that begins so.
  private static func warnOfDrawnCluster(
    _ subgraph: ResolvedSubgraph, _ bag: inout DiagnosticBag
  ) {
    let start = "cluster"
    guard let name = subgraph.name, name.text.hasPrefix(start) else { return }
    let rest = name.text.dropFirst(start.count)
    bag.warning(
      "\(quoted(name.text)) is drawn as a cluster, but is no actor here", at: name.range,
      note: "write \(prefix)\(rest.isEmpty ? "NAME" : shortened(rest)) to make an actor of it")
  }

  private static func warnOfUselessAttributes(
    _ subgraph: ResolvedSubgraph, _ bag: inout DiagnosticBag
  ) {
    for name in subgraph.attributes.attributes.map(\.name)
    where AttributeNames.graph.contains(name.text) {
      bag.warning(
        "\(name.text) has no effect here: a plain subgraph only groups states", at: name.range,
        note: "write it in the graph, or name the subgraph cluster_NAME to make an actor of it")
    }
  }
}
