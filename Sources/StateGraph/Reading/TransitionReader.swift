import GraphLanguage

/// Reads the attributes of one edge into a transition.
struct TransitionReader {
  let edge: ResolvedEdge

  /// The transition; nil if a value is wrong and told of.
  func read(_ bag: inout DiagnosticBag) -> Transition? {
    bag.checkNames(edge.attributes, among: AttributeNames.edge, of: "an edge")
    let trigger = bag.value(of: edge["on"], Self.trigger)
    let weight = bag.value(of: edge["weight"], Quantity.weight)
    if edge["on"] != nil, trigger == nil { return nil }
    return Transition(
      from: edge.tail, to: edge.head, trigger: trigger ?? .stop,
      weight: weight ?? Transition.evenWeight)
  }

  private static func trigger(_ text: String) throws(ValueError) -> Transition.Trigger {
    guard text == "stop" else { throw ValueError("\(quoted(text)) is no trigger: write stop") }
    return .stop
  }
}
