import GraphLanguage
import StateGraph
import Basics

// What is wrong with the ways out of a state among which chance decides.

extension GraphChecks {
  private func isChoice(_ source: Transition.Source, of part: Int) -> Bool {
    if case .state(let state) = source { actors[part].states[state].isChoice } else { false }
  }

  /// Edges that fire at once must not all have weight 0.
  func checkWeights() {
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
    for read in drawn where sums[Draw(read)] == 0 {
      // The first of them stands for all.
      sums[Draw(read)] = 1
      let name = quoted(graph.nodes[read.edge.tail].name.text)
      let trigger =
        isChoice(read.transition.from, of: read.part) ? "" : " on \(read.transition.trigger.text)"
      bag.error(
        "all edges from \(name)\(trigger) have weight 0, so that none can be taken",
        at: read.edge["weight"]?.value.range ?? read.edge.operatorRange)
    }
  }

  /// A choice must lead somewhere, and not round in a ring of choices.
  func checkChoices(of part: Int) {
    let actor = actors[part]
    var next: [Int: [Int]] = [:]
    var leads: Set<Int> = []
    var tells: Set<Int> = []
    for transition in actor.transitions {
      guard case .state(let from) = transition.from else { continue }
      if transition.leadsToOther {
        tells.insert(from)
        continue
      }
      leads.insert(from)
      // With nothing to go back to, "^" is the start.
      let to = if case .state(let state) = transition.to { state } else { actor.start }
      if actor.states[from].isChoice, actor.states[to].isChoice, transition.weight > 0 {
        next[from, default: []].append(to)
      }
    }
    for (index, state) in actor.states.enumerated() where state.isChoice {
      guard !leads.contains(index) else { continue }
      let others = tells.contains(index)
      bag.error(
        "choice \(quoted(state.name)) leads \(others ? "only to other actors" : "nowhere")",
        at: mention(index, of: part),
        note: "write an edge from it to a state\(others ? " of its own actor" : "")")
    }
    for index in Rings(next).heads {
      bag.error(
        "choice \(quoted(actor.states[index].name)) can lead back to itself in no time",
        at: mention(index, of: part), note: "let a state with frames stand between")
    }
  }
}
