import StateGraph
import GraphLanguage

/// Reads the edges of a graph into transitions of its actors.
struct TransitionReader {
  let cast: Cast
  /// Index, among its actor's states, of each node that is a state.
  let stateOfNode: [Int?]
  let reading: FileReading

  private var bag: DiagnosticBag { reading.bag }

  /// An edge with its meaning; nil if something of it is wrong, which is reported.
  func read(_ edge: ResolvedEdge) -> ReadEdge? {
    let vocabulary = reading.vocabulary
    bag.checkNames(of: edge.attributes, on: .edge, of: "an edge", vocabulary)
    // Its ends are filled in below, but its attributes are checked even if the ends are wrong.
    var transition = Transition(from: .any, to: .back)
    let isRight = reading.store(vocabulary.ofTransitions, from: { edge[$0] }, in: &transition)
    guard let (part, source) = source(of: edge), let target = target(of: edge, from: part), isRight
    else { return nil }
    transition.from = source
    transition.to = target
    return ReadEdge(edge: edge, part: part, transition: transition)
  }

  private func source(of edge: ResolvedEdge) -> (part: Int, Transition.Source)? {
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

  private func target(of edge: ResolvedEdge, from part: Int) -> Transition.Target? {
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
