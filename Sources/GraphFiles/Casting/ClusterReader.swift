import Basics
import GraphLanguage

/// Reads the clusters of one graph, each of which is an actor.
struct ClusterReader {
  let graph: ResolvedGraph
  let vocabulary: Vocabulary
  let bag: DiagnosticBag

  private static let prefix = "cluster_"

  /// The actors that clusters make, and which of them each subgraph belongs to.
  func read() -> (parts: [Cast.Part], partOfSubgraph: [Int?]) {
    var parts: [Cast.Part] = []
    var partOfSubgraph: [Int?] = []
    for subgraph in graph.subgraphs {
      let outer = subgraph.parent.flatMap { partOfSubgraph[$0] }
      guard let name = subgraph.name, name.text.hasPrefix(Self.prefix) else {
        partOfSubgraph.append(outer)
        if outer == nil { warnOfDrawnCluster(subgraph) }
        warnOfUselessAttributes(of: subgraph)
        continue
      }
      if let outer {
        bag.error(
          "a cluster in a cluster: an actor cannot be part of another one", at: name.range,
          note: "close \(quoted(Self.prefix + parts[outer].name)) first")
        partOfSubgraph.append(outer)
        continue
      }
      partOfSubgraph.append(parts.count)
      parts.append(part(of: subgraph, called: name))
    }
    if !parts.isEmpty { warnOfUselessGraphAttributes() }
    return (parts, partOfSubgraph)
  }

  private func part(of cluster: ResolvedSubgraph, called name: Identifier) -> Cast.Part {
    if name.text == Self.prefix {
      bag.error(
        "a cluster without an actor's name", at: name.range, note: "write \(Self.prefix)NAME")
    }
    bag.checkNames(of: cluster.attributes.attributes, on: .cluster, of: "an actor", vocabulary)
    let own = cluster.attributes
    let outer = graph.attributes
    return Cast.Part(
      name: String(name.text.dropFirst(Self.prefix.count)), range: name.range,
      attributes: { [vocabulary] name in
        own[name]
          ?? (vocabulary.attribute(name, on: .graph)?.scope == .inherited ? outer[name] : nil)
      }, isCluster: true)
  }

  /// Warns of attributes of the graph that describe an actor, if each cluster is one.
  private func warnOfUselessGraphAttributes() {
    for spec in vocabulary.attributes where spec.scope == .perActor {
      guard let attribute = graph.attributes[spec.name] else { continue }
      bag.warning(
        "\(spec.name) of the graph has no effect: each cluster has its own",
        at: attribute.name.range)
    }
  }

  /// Warns of a subgraph that Graphviz draws as a cluster because its name begins so.
  private func warnOfDrawnCluster(_ subgraph: ResolvedSubgraph) {
    let start = "cluster"
    guard let name = subgraph.name, name.text.hasPrefix(start) else { return }
    let rest = name.text.dropFirst(start.count)
    bag.warning(
      "\(quoted(name.text)) is drawn as a cluster, but is no actor here", at: name.range,
      note: "write \(Self.prefix)\(rest.isEmpty ? "NAME" : shortened(rest)) to make it an actor")
  }

  private func warnOfUselessAttributes(of subgraph: ResolvedSubgraph) {
    for name in subgraph.attributes.attributes.map(\.name)
    where vocabulary.attribute(name.text, on: .graph) != nil {
      bag.warning(
        "\(name.text) has no effect here: a plain subgraph only groups states", at: name.range,
        note: "write it in the graph, or name the subgraph cluster_NAME to make it an actor")
    }
  }
}
