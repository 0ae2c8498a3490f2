import GraphLanguage

/// What is left to chance, and the states that are nothing but that.
extension GraphChecks {
  /// Edges that fire at once must not all have weight 0.
  func checkWeights(_ bag: inout DiagnosticBag) {
    struct Draw: Hashable {
      let part: Int
      let from: Transition.Source
      let trigger: Trigger

      init(_ read: ReadEdge) {
        part = read.part
        from = read.transition.from
        trigger = read.transition.trigger
      }
    }
    let drawn = edges.filter { !$0.transition.leadsToOther }
    var sums: [Draw: Int64] = [:]
    for read in drawn { sums[Draw(read), default: 0] += read.transition.weight }
    for read in drawn {
      let draw = Draw(read)
      guard sums[draw] == 0 else { continue }
      // It is told of once.
      sums[draw] = 1
      let edge = read.edge
      let name = graph.nodes[edge.tail].name.text
      bag.error(
        "all edges from \(quoted(name)) on \(draw.trigger.text) have weight 0, so that none can be "
          + "taken", at: edge["weight"]?.value.range ?? edge.operatorRange)
    }
  }

  /// A choice must lead somewhere, and not round in a ring of choices.
  func checkChoices(of part: Int, _ bag: inout DiagnosticBag) {
    let actor = actors[part]
    var edges: [(from: Int, to: Int)] = []
    var leads: Set<Int> = []
    for transition in actor.transitions {
      guard case .state(let from) = transition.from, !transition.leadsToOther else { continue }
      leads.insert(from)
      // With nothing to go back to, "^" is the start.
      let to = if case .state(let state) = transition.to { state } else { actor.start }
      if actor.states[from].isChoice, actor.states[to].isChoice, transition.weight > 0 {
        edges.append((from, to))
      }
    }
    let rings = ChoiceRings(edges, count: actor.states.count)
    for (index, state) in actor.states.enumerated() where state.isChoice {
      let mention = graph.nodes[cast.parts[part].nodes[index]].name.range
      if !leads.contains(index) {
        bag.error("choice \(quoted(state.name)) leads nowhere", at: mention)
      } else if rings.contains(index) {
        bag.error(
          "choice \(quoted(state.name)) can lead round in a ring of choices, in no time",
          at: mention, note: "let a state with frames stand between")
      }
    }
  }
}
