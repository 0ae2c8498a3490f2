import StateGraph
import Basics
import Animation
import GraphLanguage

/// What a graph says that it cannot mean, or that will never come to pass.
struct GraphChecks {
  let read: ReadCast
  let keys: KeyNames
  let bag: DiagnosticBag

  var cast: Cast { read.cast }
  var edges: [ReadEdge] { read.edges }
  var actors: [ActorGraph] { read.actors }
  var graph: ResolvedGraph { cast.graph }

  func run() {
    checkForm()
    for read in edges { check(read.edge, read.transition, of: read.part) }
    checkWeights()
    for part in actors.indices { checkChoices(of: part) }
    // Where something is wrong, what follows from it is not worth a warning.
    if !bag.hasErrors { checkReach() }
  }

  /// Parts of DOT that mean nothing here.
  private func checkForm() {
    if let strict = graph.strictKeyword {
      bag.warning("strict means nothing here: an edge said twice counts once", at: strict)
    }
    if !graph.isDirected {
      bag.warning(
        "an undirected graph: each edge is taken to lead from left to right", at: graph.keyword,
        note: "write digraph and ->")
    }
    for port in graph.edges.flatMap({ [$0.tailPort, $0.headPort] }).compactMap({ $0 }) {
      bag.warning(
        "a port means nothing here", at: port.range,
        note: "put quotes around the name if the colon belongs to it")
    }
  }

  // MARK: Edges

  private func check(
    _ edge: ResolvedEdge, _ transition: Transition, of part: Int
  ) {
    if case .key(let name) = transition.trigger, keys.reserved.contains(name) {
      bag.warning(
        "key \(name) is the player's own and never reaches the graph",
        at: edge["on"]?.value.range ?? edge.operatorRange)
    }
    guard case .state(let index) = transition.from else { return }
    let state = actors[part].states[index]
    switch state.content {
    case .choice:
      if let when = edge.own["when"], transition.moment != .now {
        bag.warning(
          "when has no effect: \(quoted(state.name)) is a choice, which is left at once",
          at: when.name.range)
      }
      guard transition.trigger != .stop else { break }
      bag.error(
        "\(quoted(state.name)) is a choice, which is left at once: its edges have no on",
        at: edge["on"]?.value.range ?? edge.operatorRange)
    case .end:
      bag.error(
        "\(quoted(state.name)) is an end (shape=doublecircle): no edge leads out of it",
        at: edge.operatorRange)
    case .clip(let clip):
      check(edge, transition, of: state.name, playing: clip)
    }
  }

  private func check(
    _ edge: ResolvedEdge, _ transition: Transition, of name: String, playing clip: Clip
  ) {
    let place = edge["on"]?.value.range ?? edge.operatorRange
    switch transition.trigger {
    case .stop where !clip.canStop:
      bag.warning(
        "this edge is never taken: \(quoted(name)) plays for ever", at: edge.operatorRange,
        note: "give \(quoted(name)) a repeat, such as repeat=1")
    case .loop where clip.repeats == 1...1:
      bag.warning(
        "this edge is never taken: \(quoted(name)) plays only once", at: place,
        note: "give \(quoted(name)) another repeat, or leave on=loop out")
    case .passes(let passes) where clip.repeats.upperBound > 0 && passes >= clip.repeats.upperBound:
      bag.warning(
        "this edge is never taken: \(quoted(name)) plays "
          + "\(clip.repeats.upperBound) times, and its last pass ends in a stop", at: place,
        note: "write a number below its repeat")
    case .border where clip.velocity == .none:
      bag.warning(
        "this edge is never taken: \(quoted(name)) does not move, and so never comes to the border",
        at: place, note: "give \(quoted(name)) a motion, such as move=\"3,0\"")
    default: break
    }
    if transition.moment == .stop, !clip.canStop, case .state = transition.to {
      bag.warning(
        "when=stop never comes: \(quoted(name)) plays for ever",
        at: edge["when"]?.value.range ?? place)
    }
  }

  // MARK: Reach

  private func checkReach() {
    let reach = Reach(actors)
    for part in actors.indices {
      let actor = actors[part]
      for (index, state) in actor.states.enumerated() {
        let mention = mention(index, of: part)
        if !reach.contains(state: index, of: part) {
          bag.warning(
            "\(quoted(state.name)) is never played: no edge leads to it from "
              + "\(quoted(actor.states[actor.start].name))", at: mention)
        } else {
          checkStop(of: state, leads: reach.leadsOn(state: index, of: part), mention)
        }
      }
    }
  }

  /// Where a state is named first.
  func mention(_ state: Int, of part: Int) -> SourceRange {
    graph.nodes[cast.parts[part].nodes[state]].name.range
  }

  private func checkStop(
    of state: StateDefinition, leads: Bool, _ mention: SourceRange
  ) {
    switch state.content {
    case .clip(let clip) where clip.canStop && !leads:
      bag.warning(
        "\(quoted(state.name)) stops and leads nowhere: its last frame stays", at: mention)
    case .end(let clip) where !clip.canStop:
      bag.warning(
        "\(quoted(state.name)) is an end (shape=doublecircle) that plays for ever", at: mention,
        note: "give it a repeat, such as repeat=1")
    default: break
    }
  }
}
