import StateGraph
import GraphLanguage

/// Reads the edges of a graph into transitions of its actors.
struct TransitionReader {
  let cast: Cast
  let keys: KeyNames
  /// Index, among its actor's states, of each node that is a state.
  let stateOfNode: [Int?]

  /// Reads one edge.
  ///
  /// - Parameters:
  ///   - edge: An edge of the graph.
  ///   - bag: Where trouble goes.
  /// - Returns: The edge with its meaning; nil if something is wrong and told of, or if a node of it
  ///   is.
  func read(_ edge: ResolvedEdge, _ bag: inout DiagnosticBag) -> ReadEdge? {
    bag.checkNames(edge.attributes, among: AttributeNames.edge, of: "an edge")
    let trigger = bag.value(of: edge["on"], TriggerText(keys: keys).parse)
    let moment = bag.value(of: edge["when"]) { text throws(ValueError) in
      try Choice.parse(text, as: Transition.Moment.self)
    }
    let weight = bag.value(of: edge["weight"], Quantity.weight)
    guard let (part, source) = source(of: edge, &bag),
      let target = target(of: edge, from: part, &bag),
      edge["on"] == nil || trigger != nil, edge["when"] == nil || moment != nil,
      edge["weight"] == nil || weight != nil
    else { return nil }
    let transition = Transition(
      from: source, to: target, trigger: trigger ?? .stop, moment: moment ?? .now,
      weight: weight ?? Transition.evenWeight)
    return ReadEdge(edge: edge, part: part, transition: transition)
  }

  private func source(
    of edge: ResolvedEdge, _ bag: inout DiagnosticBag
  ) -> (part: Int, Transition.Source)? {
    let tail = cast.graph.nodes[edge.tail].name.text
    if tail == Cast.back {
      bag.error(
        "\"^\" stands for the state that was left: no edge leads out of it", at: edge.tailMention)
      return nil
    }
    if tail == Cast.any {
      guard let part = cast.partOfAnyEdge(edge) else {
        bag.error(
          "\"*\" is any state of one actor, but it is not said whose", at: edge.tailMention,
          note: "write the edge inside the cluster")
        return nil
      }
      return (part, .any)
    }
    guard let part = cast.partOfNode[edge.tail], let state = stateOfNode[edge.tail] else {
      return nil
    }
    return (part, .state(state))
  }

  private func target(
    of edge: ResolvedEdge, from part: Int, _ bag: inout DiagnosticBag
  ) -> Transition.Target? {
    let head = cast.graph.nodes[edge.head].name.text
    if head == Cast.back { return .back }
    if head == Cast.any {
      bag.error(
        "\"*\" stands for any state: no edge leads to it", at: edge.headMention,
        note: "for one of several states, write an edge to each, with a weight")
      return nil
    }
    guard let other = cast.partOfNode[edge.head], let state = stateOfNode[edge.head] else {
      return nil
    }
    return other == part ? .state(state) : .other(actor: other, state: state)
  }
}
