import Panels
import Cells
import StateGraph

/// The list of an actor's states, one after another in rows.
extension GraphView {
  /// Draws as much of the list as fits, always including the current state.
  func drawStates(_ panel: inout Panel, from top: Int) {
    let right = panel.sketch.columns - 1
    let states = listed(rows: panel.sketch.rows - top, right)
    var (column, row) = (1, top)
    for index in states {
      let width = listedWidth(ofState: index, right)
      if column + width > right, column > 1 { (column, row) = (1, row + 1) }
      guard row < panel.sketch.rows else { return }
      let isPresent = index == actor.state
      let ink =
        isPresent ? theme.shade(ofState: index, isPresent: true) : theme.shade(ofState: index)
      if isPresent, theme.depth == .none {
        panel.sketch.put(Sign.chosen, ink, column: column - 1, row: row)
      }
      chip(listedTitle(ofState: index), ink, column: column, row: row, width: width, &panel.sketch)
      panel.add(
        .play(actor: actor.index, state: index), row: row, columns: column..<column + width)
      column += width + 1
    }
  }

  /// The states to draw: all if they fit, otherwise about as many before the current one as after
  /// it.
  private func listed(rows: Int, _ right: Int) -> Range<Int> {
    let count = actor.graph.states.count
    let first = min(
      firstListed(before: actor.state, rows: (rows + 1) / 2, right),
      firstListed(before: count - 1, rows: rows, right))
    return first..<count
  }

  /// The first state of the longest list that ends with `last` and fits the given number of rows.
  ///
  /// Rows filled from their end fit as many states as rows filled from their beginning, or fewer.
  private func firstListed(before last: Int, rows: Int, _ right: Int) -> Int {
    var (column, left) = (1, rows)
    for index in stride(from: last, through: 0, by: -1) {
      let width = listedWidth(ofState: index, right)
      if column + width > right, column > 1 { (column, left) = (1, left - 1) }
      guard left > 0 else { return index + 1 }
      column += width + 1
    }
    return 0
  }

  private func listedTitle(ofState index: Int) -> String {
    title(of: Surroundings.Place(actor: actor.index, state: index))
  }

  private func listedWidth(ofState index: Int, _ right: Int) -> Int {
    Sketch.width(of: listedTitle(ofState: index), theme, atMost: right - 3) + 2
  }
}
