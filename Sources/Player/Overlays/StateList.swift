import Panels
import Cells
import Lookup
import StateGraph
import Terminal

/// A list of states to choose from with the arrow keys or by typing a part of a name.
struct StateList {
  struct Item: Hashable {
    let actor: Int
    let state: Int
    let title: String
    /// The number of leading graphemes of the title that name the actor.
    var lead = 0
  }

  /// The effect of a key.
  enum Outcome: Hashable {
    case stays
    case closes
    case chooses(Item)
  }

  private var items: [Item]
  /// The text typed so far.
  private(set) var query = ""
  /// The items that match the query, the best first.
  private(set) var matches: [Item] = []
  /// The index of the selected match.
  private(set) var selected = 0
  /// The number of rows for matches when last drawn, by which page keys move.
  private var page = 10

  /// Lists the states of all actors, with the chosen one's first and its current state selected.
  init(_ actors: [Actor], chosen: Int) {
    items = Self.items(actors, chosen)
    search()
    let present = actors[chosen].state
    selected = matches.firstIndex { $0.actor == chosen && $0.state == present } ?? 0
  }

  private static func items(_ actors: [Actor], _ chosen: Int) -> [Item] {
    let order = [actors[chosen]] + actors.filter { $0.index != chosen }
    return order.flatMap { actor in
      actor.graph.states.enumerated().map { index, state in
        let prefix = actors.count > 1 ? "\(actor.graph.name): " : ""
        return Item(
          actor: actor.index, state: index, title: prefix + state.name, lead: prefix.count)
      }
    }
  }

  /// Lists the states of another graph; keeps the query, and the selection if it still exists.
  mutating func replace(_ actors: [Actor], chosen: Int) {
    let title = matches.indices.contains(selected) ? matches[selected].title : nil
    items = Self.items(actors, chosen)
    search()
    selected = matches.firstIndex { $0.title == title } ?? 0
  }

  /// Handles a key.
  mutating func press(_ key: Key) -> Outcome {
    switch key {
    case .escape: return .closes
    case .enter: return matches.indices.contains(selected) ? .chooses(matches[selected]) : .closes
    case .up, .backTab: move(by: -1)
    case .down, .tab: move(by: 1)
    case .pageUp: move(by: -page)
    case .pageDown: move(by: page)
    case .home: selected = 0
    case .end: selected = max(0, matches.count - 1)
    case .backspace: change { _ = $0.popLast() }
    case .control("u"): change { $0 = "" }
    case .character(let character): change { $0.append(character) }
    default: break
    }
    return .stays
  }

  private mutating func move(by count: Int) {
    selected = min(max(0, selected + count), max(0, matches.count - 1))
  }

  private mutating func change(_ edit: (inout String) -> Void) {
    edit(&query)
    search()
    selected = 0
  }

  /// Updates the matches; names that begin with the query precede those that contain it elsewhere.
  private mutating func search() {
    let wanted = query.lowercased()
    guard !wanted.isEmpty else {
      matches = items
      return
    }
    var (beginning, holding) = ([Item](), [Item]())
    for item in items {
      let title = item.title.lowercased()
      if title.hasPrefix(wanted) {
        beginning.append(item)
      } else if title.contains(wanted) {
        holding.append(item)
      }
    }
    matches = beginning + holding
  }

  // MARK: Drawing

  /// Draws the list in a panel of at most the given size.
  mutating func panel(columns: Int, rows: Int, theme: Theme) -> Panel {
    let widest = items.lazy.map { $0.title.utf8.count }.max() ?? 0
    let width = min(columns, max(30, min(widest + 6, 60)))
    // A frame, a row for the query, a row for a hint.
    let height = min(rows, min(items.count, 16) + 4)
    var panel = Panel(sketch: Sketch(columns: width, rows: height, theme: theme))
    let isFramed = height >= 5
    if isFramed { panel.sketch.frame("play a state", theme.ink(.dim)) }
    let inset = isFramed ? 2 : 0
    drawQuery(&panel.sketch, column: inset, row: isFramed ? 1 : 0, width: width - 2 * inset)
    let top = isFramed ? 2 : 1
    page = max(1, height - (isFramed ? 4 : 1))
    let window = GraphView.Window(count: matches.count, room: page, focus: selected)
    for (row, index) in window.shown.enumerated() {
      draw(index, column: isFramed ? 1 : 0, row: top + row, width - (isFramed ? 2 : 0), &panel)
    }
    let hidden = matches.count - window.shown.count
    let more = hidden > 0 ? "\(hidden) more" : nil
    let hasRoomForMore = window.shown.count < page
    if let more, hasRoomForMore {
      panel.sketch.write(
        more, theme.ink(.dim), column: inset + 1, row: top + window.shown.count)
    }
    if isFramed {
      let usual = matches.isEmpty ? "no such state" : "enter plays, esc closes"
      let hint = hasRoomForMore ? usual : more ?? usual
      panel.sketch.write(
        hint, theme.ink(.dim), column: 3, row: height - 2, width: width - 5)
    }
    return panel
  }

  private func drawQuery(_ sketch: inout Sketch, column: Int, row: Int, width: Int) {
    guard row < sketch.rows else { return }
    // The end of the query stays visible.
    let typed = DisplayText(query)
    let start = typed.count - typed.count(endingWithin: max(0, width - 3))
    let ink = sketch.theme.ink()
    let end = sketch.write(typed.graphemes[start...], column: column + 1, row: row) { _ in ink }
    sketch.put("_", sketch.theme.ink(.present), column: end, row: row)
    if query.isEmpty {
      sketch.write(
        "type a part of a name", sketch.theme.ink(.dim), column: end + 2, row: row,
        width: width - 4)
    }
  }

  private func draw(_ index: Int, column: Int, row: Int, _ width: Int, _ panel: inout Panel) {
    let (item, theme) = (matches[index], panel.sketch.theme)
    let isSelected = index == selected
    let ink = isSelected ? theme.chosen() : theme.ink()
    panel.sketch.fill(ink, from: column, to: column + width, row: row)
    if isSelected {
      panel.sketch.put(.chosen, theme.chosen(.present), column: column, row: row)
    }
    let shade = theme.shade(ofState: item.state)
    panel.sketch.put(" ", shade, column: column + 2, row: row)
    panel.sketch.write(
      item.title, ink, column: column + 4, row: row, width: width - 5, lead: item.lead)
    panel.add(.play(actor: item.actor, state: item.state), row: row)
  }
}
