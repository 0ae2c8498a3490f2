import Panels
import Cells
import StateGraph

extension GraphView {
  /// A state with one of the ways out of it.
  private struct Entry {
    /// Nil for any state.
    let state: Int?
    let way: Transition?
    /// Its probability in percent; nil if it is the only one of its trigger.
    var odds: Int?
    /// Whether it is the first of the state.
    let isFirst: Bool
  }

  /// Draws the whole graph: each state with all ways out of it.
  ///
  /// - Returns: False if it does not fit; nothing is drawn then.
  func drawMap(_ panel: inout Panel, from top: Int) -> Bool {
    let room = panel.sketch.rows - top
    let graph = actor.graph
    guard graph.states.count <= room, graph.transitions.count <= room else { return false }
    let entries = entries
    let width =
      graph.states.indices.map { Sketch.width(of: name($0), theme, atMost: 16) + 2 }.max() ?? 0
    let labels = entries.map(words)
    let labelWidth = labels.map { Sketch.width(of: $0, theme, atMost: 20) }.max() ?? 0
    let arrow = 1 + width + 1 + labelWidth + 3
    guard entries.count <= room, arrow + 6 < panel.sketch.columns else { return false }
    for (offset, (entry, label)) in zip(entries, labels).enumerated() {
      let row = top + offset
      drawTail(entry, row: row, width: width, &panel)
      guard let way = entry.way else { continue }
      let isTaken = isTaken(way, from: entry.state)
      let ink = theme.ink(isTaken ? (isFresh ? .taken : .text) : .dim)
      let end = panel.sketch.write(label, ink, column: width + 2, row: row, width: labelWidth)
      let sign: Sign = isTaken ? .heavyHorizontal : .horizontal
      panel.sketch.line(sign, ink, from: end + 1, to: arrow, row: row)
      panel.sketch.put(.arrowRight, ink, column: arrow, row: row)
      drawHead(way, column: arrow + 2, row: row, ink, &panel)
    }
    return true
  }

  private var entries: [Entry] {
    let graph = actor.graph
    var ways: [[Transition]] = graph.states.map { _ in [] }
    var fromAny: [Transition] = []
    for transition in graph.transitions {
      if case .state(let state) = transition.from {
        ways[state].append(transition)
      } else {
        fromAny.append(transition)
      }
    }
    var entries: [Entry] = []
    for (state, ways) in ways.enumerated() {
      if ways.isEmpty { entries.append(Entry(state: state, way: nil, isFirst: true)) }
      let odds = Surroundings.odds(of: ways)
      for (index, way) in ways.enumerated() {
        entries.append(Entry(state: state, way: way, odds: odds[index], isFirst: index == 0))
      }
    }
    return entries
      + fromAny.enumerated().map { Entry(state: nil, way: $1, isFirst: $0 == 0) }
  }

  private func name(_ state: Int) -> String {
    title(of: Surroundings.Place(actor: actor.index, state: state))
  }

  private func words(_ entry: Entry) -> String {
    guard let way = entry.way else { return "" }
    let leavesChoice = entry.state.map { actor.graph.states[$0].isChoice } ?? false
    let words = [leavesChoice ? nil : way.trigger.text, entry.odds.map { "\($0) %" }]
    return words.compactMap { $0 }.joined(separator: " ")
  }

  private func isTaken(_ way: Transition, from state: Int?) -> Bool {
    guard let arrival, let state else { return false }
    if let choice = arrival.choice {
      // The way to the choice, and the one out of it.
      return state == arrival.from && way.to == .state(choice)
        || state == choice && way.to == .state(actor.state)
    }
    return state == arrival.from && way.trigger == arrival.trigger
      && (way.to == .state(actor.state) || way.to == .back)
  }

  private func drawTail(_ entry: Entry, row: Int, width: Int, _ panel: inout Panel) {
    guard entry.isFirst else { return }
    guard let state = entry.state else {
      panel.sketch.put("*", theme.ink(), column: 2, row: row)
      return
    }
    let isPresent = state == actor.state
    let shade = theme.shade(ofState: state, isPresent: isPresent)
    if isPresent { panel.sketch.put(.chosen, theme.ink(.present), column: 0, row: row) }
    let end = chip(name(state), shade, column: 1, row: row, width: width, &panel.sketch)
    panel.add(.play(actor: actor.index, state: state), row: row, columns: 1..<max(2, end))
  }

  private func drawHead(
    _ way: Transition, column: Int, row: Int, _ ink: Ink, _ panel: inout Panel
  ) {
    let place: Surroundings.Place
    switch way.to {
    case .back:
      panel.sketch.put("^", ink, column: column + 1, row: row)
      return
    case .state(let state): place = Surroundings.Place(actor: actor.index, state: state)
    case .other(let actor, let state): place = Surroundings.Place(actor: actor, state: state)
    }
    let shade = place.actor == actor.index ? theme.shade(ofState: place.state) : ink
    let end = chip(
      title(of: place), shade, column: column, row: row,
      width: panel.sketch.columns - column - 1, &panel.sketch)
    panel.add(
      .play(actor: place.actor, state: place.state), row: row,
      columns: column..<max(column + 1, end))
  }
}
