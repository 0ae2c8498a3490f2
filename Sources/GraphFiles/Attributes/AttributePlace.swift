/// What an attribute can be written on.
package enum AttributePlace: String, CaseIterable, Sendable {
  case graph, cluster, state, edge
}

extension Set<AttributePlace> {
  /// A graph, or each of its clusters: what describes an actor.
  static let actors: Set = [.graph, .cluster]
  /// An actor, or one of its states in place of the actor's own.
  static let actorsAndStates: Set = [.graph, .cluster, .state]
  static let states: Set = [.state]
  static let edges: Set = [.edge]
}
