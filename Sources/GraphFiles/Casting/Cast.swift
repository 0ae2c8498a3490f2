import Basics
import GraphLanguage

/// The actors of one graph before their states are read: which node belongs to which actor.
struct Cast {
  /// One actor.
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
    /// Whether another part has a state that was written here too, which is reported.
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

  /// Assigns the nodes to actors, and reports those that belong to no actor or to two.
  ///
  /// - Parameters:
  ///   - graph: The graph.
  ///   - fallbackName: What the actor is called if the graph has no name.
  ///   - vocabulary: The language.
  ///   - bag: Where problems go.
  init(
    _ graph: ResolvedGraph, fallbackName: String, vocabulary: Vocabulary,
    reportingTo bag: DiagnosticBag
  ) {
    self.graph = graph
    let clusters = ClusterReader(graph: graph, vocabulary: vocabulary, bag: bag).read()
    partOfSubgraph = clusters.partOfSubgraph
    partOfNode = graph.nodes.map { _ in nil }
    if clusters.parts.isEmpty {
      let table = graph.attributes
      parts = [
        Part(
          name: graph.name?.text ?? fallbackName, range: graph.name?.range ?? graph.keyword,
          attributes: { table[$0] }, isCluster: false)
      ]
      assignAllNodes()
    } else {
      parts = clusters.parts
      assignNodesToClusters(reportingTo: bag)
    }
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

  private mutating func assignAllNodes() {
    for (place, node) in graph.nodes.enumerated() where Self.isState(node) {
      partOfNode[place] = 0
      parts[0].nodes.append(place)
    }
  }

  private mutating func assignNodesToClusters(reportingTo bag: DiagnosticBag) {
    // Where edges name their ends; collected when it is first needed.
    var edgeMentions: Set<SourceRange>?
    for (place, node) in graph.nodes.enumerated() where Self.isState(node) {
      let owners = owners(of: node)
      guard var owner = owners.first?.part else {
        reportStray(node, to: bag)
        continue
      }
      if owners.count > 1 {
        let mentions =
          edgeMentions ?? Set(graph.edges.flatMap { [$0.tailMention, $0.headMention] })
        edgeMentions = mentions
        owner = likeliestOwner(of: node, among: owners, edgeMentions: mentions, reportingTo: bag)
        for other in owners where other.part != owner { parts[other.part].hasLostState = true }
      }
      partOfNode[place] = owner
      parts[owner].nodes.append(place)
    }
  }

  /// The parts that name a node, each once, with where they name it.
  private func owners(of node: ResolvedNode) -> [(part: Int, mention: Identifier)] {
    var owners: [(part: Int, mention: Identifier)] = []
    for membership in node.memberships {
      guard let part = partOfSubgraph[membership.subgraph],
        !owners.contains(where: { $0.part == part })
      else { continue }
      owners.append((part, membership.mention))
    }
    return owners
  }

  /// The part that a state in two clusters most likely belongs to; that it is in two is an error.
  private func likeliestOwner(
    of node: ResolvedNode, among owners: [(part: Int, mention: Identifier)],
    edgeMentions: Set<SourceRange>, reportingTo bag: DiagnosticBag
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

  private func reportStray(_ node: ResolvedNode, to bag: DiagnosticBag) {
    let nearest = bag.suggestion(for: node.name.text) {
      graph.nodes.lazy.filter { !$0.memberships.isEmpty }.map(\.name.text)
    }
    bag.error(
      "state \(quoted(node.name.text)) is in no cluster, but the others are",
      at: (node.declaration ?? node.name).range,
      note: nearest ?? "move it into one of the clusters")
  }
}
