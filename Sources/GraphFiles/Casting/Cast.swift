import Basics
import GraphLanguage

/// The actors of one graph before their states are read: which nodes are whose.
struct Cast {
  /// One actor to be.
  struct Part {
    let name: String
    /// Where the name, or what stands for it, is written.
    let range: SourceRange
    /// Attributes that count for the actor.
    let attributes: (String) -> Attribute?
    /// Whether it is a cluster, rather than the whole graph.
    let isCluster: Bool
    /// Places of the actor's states in the graph's nodes, ascending.
    var nodes: [Int] = []
    /// Whether another part has a state that was written here too, which was told of.
    var hasLostState = false

    /// What messages call it.
    var title: String { isCluster ? "cluster \(quoted(name))" : "the graph" }
    var inSentence: String { isCluster ? title : "this graph" }
  }

  /// The names that stand for any state, and for the state that was left.
  static let any = "*"
  static let back = "^"

  let graph: ResolvedGraph
  private(set) var parts: [Part]
  /// The part that each node belongs to; nil of `"*"` and `"^"`, and of what belongs to none.
  private(set) var partOfNode: [Int?]
  /// The part that each subgraph belongs to.
  private let partOfSubgraph: [Int?]

  /// Shares out the nodes, and tells of those that belong to nobody or to two.
  init(_ graph: ResolvedGraph, fallbackName: String, _ bag: inout DiagnosticBag) {
    self.graph = graph
    let clusters = Self.clusters(of: graph, &bag)
    partOfSubgraph = clusters.partOfSubgraph
    partOfNode = graph.nodes.map { _ in nil }
    if clusters.parts.isEmpty {
      let table = graph.attributes
      parts = [
        Part(
          name: graph.name?.text ?? fallbackName, range: graph.name?.range ?? graph.keyword,
          attributes: { table[$0] }, isCluster: false)
      ]
    } else {
      parts = clusters.parts
    }
    shareOut(hasClusters: !clusters.parts.isEmpty, &bag)
  }

  /// The part that an edge out of `"*"` belongs to: the cluster that it is written in, else that of
  /// its head.
  func partOfAnyEdge(_ edge: ResolvedEdge) -> Int? {
    if let part = edge.subgraph.flatMap({ partOfSubgraph[$0] }) { return part }
    return parts.count == 1 ? 0 : partOfNode[edge.head]
  }

  static func isState(_ node: ResolvedNode) -> Bool {
    node.name.text != any && node.name.text != back
  }

  // MARK: Nodes

  private mutating func shareOut(hasClusters: Bool, _ bag: inout DiagnosticBag) {
    // Where edges name their ends; collected when it is first asked for.
    var edgeMentions: Set<SourceRange>?
    for (place, node) in graph.nodes.enumerated() where Self.isState(node) {
      guard hasClusters else {
        partOfNode[place] = 0
        parts[0].nodes.append(place)
        continue
      }
      var owners: [(part: Int, mention: Identifier)] = []
      for membership in node.memberships {
        guard let part = partOfSubgraph[membership.subgraph],
          !owners.contains(where: { $0.part == part })
        else { continue }
        owners.append((part, membership.mention))
      }
      guard var owner = owners.first?.part else {
        tellOfStray(node, &bag)
        continue
      }
      if owners.count > 1 {
        let mentions =
          edgeMentions ?? Set(graph.edges.flatMap { [$0.tailMention, $0.headMention] })
        edgeMentions = mentions
        owner = tellOfTwins(node, owners, edgeMentions: mentions, &bag)
        for other in owners where other.part != owner { parts[other.part].hasLostState = true }
      }
      partOfNode[place] = owner
      parts[owner].nodes.append(place)
    }
  }

  /// Tells of a state that is in two clusters.
  ///
  /// - Returns: The part that it most likely belongs to.
  private func tellOfTwins(
    _ node: ResolvedNode, _ owners: [(part: Int, mention: Identifier)],
    edgeMentions: Set<SourceRange>, _ bag: inout DiagnosticBag
  ) -> Int {
    let name = node.name.text
    let owner = owners.first { !edgeMentions.contains($0.mention.range) } ?? owners[0]
    guard let other = owners.first(where: { $0.part != owner.part }) else { return owner.part }
    if edgeMentions.contains(other.mention.range) {
      bag.error(
        "an edge in \(parts[other.part].title) names \(quoted(name)), a state of "
          + parts[owner.part].title, at: other.mention.range,
        note: "write an edge between two clusters outside of both")
    } else {
      bag.error(
        "state \(quoted(name)) is in two clusters, and one file has one state of a name",
        at: other.mention.range, note: "give it another name with like=\(name)")
    }
    return owner.part
  }

  private func tellOfStray(_ node: ResolvedNode, _ bag: inout DiagnosticBag) {
    let nearest = bag.suggestion(for: node.name.text) {
      graph.nodes.lazy.filter { !$0.memberships.isEmpty }.map(\.name.text)
    }
    bag.error(
      "state \(quoted(node.name.text)) is in no cluster, but the others are",
      at: (node.declaration ?? node.name).range,
      note: nearest ?? "move it into one of the clusters")
  }
}
