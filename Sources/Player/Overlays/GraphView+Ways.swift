import Panels
import Cells
import StateGraph

extension GraphView {
  /// Draws the ways in a window, and a row with the number of hidden ones.
  func draw(
    _ ways: [Surroundings.Way], _ window: Window, leadsOut: Bool, offset: Int, _ widest: Int,
    _ panel: inout Panel, _ row: inout Int
  ) {
    // The line from which the ways branch off ends with the last way not leaving a choice.
    let last = leadsOut && window.hidden == 0 ? ways.lastIndex { !$0.leavesChoice } : nil
    for index in window.shown {
      let way = ways[index]
      let isLastOfChoice = index + 1 == ways.count || !ways[index + 1].leavesChoice
      let isLast = way.leavesChoice ? isLastOfChoice : index == last
      let line = WayLine(
        way: way, label: label(of: way), labelWidth: widest,
        sign: isLast ? .lastBranch : !leadsOut && index == 0 ? .firstBranch : .branch,
        hasStem: last.map { index < $0 } ?? true, leadsOut: leadsOut,
        isSelected: selected == index + offset)
      draw(line, row: row, &panel)
      row += 1
    }
    if window.hidden > 0 {
      let sign: Sign = leadsOut ? .lastBranch : .branch
      panel.sketch.put(sign, theme.ink(.dim), column: Self.stem, row: row)
      panel.sketch.write(
        "\(window.hidden) more", theme.ink(.dim), column: Self.labelColumn, row: row)
      row += 1
    }
  }

  /// A way as it is drawn in one row.
  private struct WayLine {
    let way: Surroundings.Way
    let label: String
    let labelWidth: Int
    let sign: Sign
    /// Whether others branch off below it.
    let hasStem: Bool
    let leadsOut: Bool
    let isSelected: Bool
  }

  private func draw(_ line: WayLine, row: Int, _ panel: inout Panel) {
    let isArmed = line.leadsOut && actor.armed.map(line.way.isSame) ?? false
    let isTaken = !line.leadsOut && isTaken(line.way)
    let role: Theme.Role? = isArmed ? .armed : isTaken ? (isFresh ? .taken : .text) : nil
    func ink(_ other: Theme.Role) -> Ink {
      line.isSelected ? theme.chosen(role ?? other) : theme.ink(role ?? other)
    }
    if line.isSelected { panel.sketch.fill(ink(.text), row: row) }
    let horizontal: Sign = role == nil ? .horizontal : .heavyHorizontal
    var column = Self.labelColumn
    if line.way.leavesChoice {
      if line.hasStem { panel.sketch.put(.vertical, ink(.dim), column: Self.stem, row: row) }
      column = panel.sketch.put(line.sign, ink(.dim), column: column, row: row)
      column = panel.sketch.put(horizontal, ink(.dim), column: column, row: row) + 1
    } else {
      column = panel.sketch.put(line.sign, ink(.dim), column: Self.stem, row: row)
      panel.sketch.put(horizontal, ink(.dim), column: column, row: row)
      column = Self.labelColumn
    }
    let labelEnd = Self.labelColumn + line.labelWidth
    let end = panel.sketch.write(
      line.label, ink(.text), column: column, row: row,
      width: max(0, max(labelEnd, column + 5) - column))
    let arrow = max(labelEnd + 3, end + 2)
    panel.sketch.line(horizontal, ink(.dim), from: end + 1, to: arrow, row: row)
    panel.sketch.put(
      line.leadsOut ? .arrowRight : horizontal, ink(.dim), column: arrow, row: row)
    drawPlace(line, column: arrow + 2, row: row, isArmed: isArmed, ink(.text), &panel)
  }

  private func drawPlace(
    _ line: WayLine, column: Int, row: Int, isArmed: Bool, _ ink: Ink, _ panel: inout Panel
  ) {
    let room = panel.sketch.columns - column - 1
    let text = title(of: line.way.place, line.way.transition)
    var end = column
    if let place = line.way.place {
      let shade = place.actor == actor.index ? theme.shade(ofState: place.state) : ink
      end = chip(text, shade, column: column, row: row, width: room, &panel.sketch)
      panel.add(.play(actor: place.actor, state: place.state), row: row)
    } else {
      end = panel.sketch.write("any state", ink, column: column + 1, row: row, width: room)
    }
    if isArmed {
      panel.sketch.write(
        "waits", ink, column: end + 1, row: row, width: panel.sketch.columns - end - 2)
    }
  }
}
