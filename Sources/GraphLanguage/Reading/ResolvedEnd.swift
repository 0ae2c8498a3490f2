/// One side of an edge statement, its nodes created.
///
/// Nodes are given by their indices in the graph's `nodes`.
enum ResolvedEnd {
  case node(Int, NodeReference)
  case nodes([Int], NodeList)
  case subgraph([Int])

  /// The number of nodes.
  var count: Int {
    switch self {
    case .node: 1
    case .nodes(let nodes, _), .subgraph(let nodes): nodes.count
    }
  }

  var hasPorts: Bool {
    switch self {
    case .node(_, let reference): reference.hasPort
    case .nodes(_, let references): references.contains(where: \.hasPort)
    case .subgraph: false
    }
  }

  /// One of the nodes; the index is less than `count`.
  func node(_ index: Int) -> Int {
    switch self {
    case .node(let node, _): node
    case .nodes(let nodes, _), .subgraph(let nodes): nodes[index]
    }
  }

  /// How the statement names one of the nodes; nil if it only names a subgraph that the node is in.
  func reference(_ index: Int) -> NodeReference? {
    switch self {
    case .node(_, let reference): reference
    case .nodes(_, let references): references[index]
    case .subgraph: nil
    }
  }
}
