import Basics
import Panels
import Animation
import Cells
import Lookup
import StateGraph

extension TimeLine {
  /// Draws the time line in a panel of the given size.
  func panel(columns: Int, rows: Int) -> Panel {
    var panel = Panel(sketch: Sketch(columns: columns, rows: rows, theme: theme))
    let hasRuler = rows > 1
    let room = rows - (hasRuler ? 1 : 0)
    let actors = GraphView.Window(count: director.actors.count, room: room, focus: chosen).shown
    // Another actor is more useful than a row with the number of hidden ones.
    let first = max(0, min(actors.lowerBound, director.actors.count - room))
    let shown = first..<min(director.actors.count, first + room)
    let gutter = gutter(for: shown, columns)
    let width = columns - gutter
    guard width > 0 else { return panel }
    for (row, index) in shown.enumerated() {
      let actor = director.actors[index]
      if gutter > 0 {
        let ink = theme.ink(index == chosen ? .present : .text)
        panel.sketch.write(actor.graph.name, ink, column: 1, row: row, width: gutter - 2)
      }
      draw(actor, column: gutter, width: width, row: row, &panel)
    }
    if hasRuler { drawRuler(column: gutter, width: width, row: rows - 1, &panel) }
    addSpots(column: gutter, width: width, &panel)
    return panel
  }

  /// The width of the names of actors.
  private func gutter(for shown: Range<Int>, _ columns: Int) -> Int {
    guard director.actors.count > 1, columns >= 24 else { return 0 }
    let most = min(16, columns / 4)
    let names = shown.map {
      Sketch.width(of: director.actors[$0].graph.name, theme, atMost: most)
    }
    return (names.max() ?? 0) + 2
  }

  private func draw(
    _ actor: Actor, column left: Int, width: Int, row: Int, _ panel: inout Panel
  ) {
    let log = actor.visits
    let found = columns(of: log, width)
    var start = 0
    while start < width {
      guard let column = found[start] else {
        start += 1
        continue
      }
      var end = start + 1
      while end < width, found[end]?.visit == column.visit { end += 1 }
      let isPresent = column.visit == log.count - 1 && log[column.visit].end == nil
      draw(
        Array(found[start..<end].compactMap { $0?.mark.map(Optional.some) ?? .some(nil) }),
        of: actor.graph.states[log[column.visit].state], log[column.visit].state,
        isPresent: isPresent, column: left + start, row: row, &panel.sketch)
      start = end
    }
  }

  /// Draws a visit: its name, and marks at the ends of its passes and at its own end.
  private func draw(
    _ marks: [Sign?], of state: StateDefinition, _ index: Int, isPresent: Bool, column: Int,
    row: Int, _ sketch: inout Sketch
  ) {
    let ink = theme.shade(ofState: index, isPresent: isPresent)
    let filling: Sign? = theme.depth == .none ? .horizontal : nil
    for (place, mark) in marks.enumerated() {
      let sign = mark ?? filling
      if let sign {
        sketch.put(sign, ink, column: column + place, row: row)
      } else {
        sketch.put(" ", ink, column: column + place, row: row)
      }
    }
    // Without colours the beginning needs its own sign.
    let lead = theme.depth == .none ? Sign.vertical.text(theme) : " "
    guard marks.count > 3 || (marks.count > 1 && marks[0] == nil) else { return }
    if marks.count > 1, marks[0] == nil { sketch.put(lead, ink, column: column, row: row) }
    let hasEnd = marks.last.map { $0 == .stop || $0 == .cut } ?? false
    let room = marks.count - 1 - (hasEnd ? 1 : 0)
    guard room >= 2 else { return }
    // In a narrow space, letters are more useful than an ellipsis.
    guard room < 8 else {
      sketch.write(state.name, ink, column: column + 1, row: row, width: room)
      return
    }
    let name = DisplayText(state.name, atMost: room)
    sketch.write(
      name.graphemes.prefix(name.count(fitting: room)), column: column + 1, row: row
    ) { _ in ink }
  }

  // MARK: The ruler

  /// The number of columns between times on the ruler.
  private static let tick = 10

  private func drawRuler(column left: Int, width: Int, row: Int, _ panel: inout Panel) {
    let first = present - width + 1
    let label = text(time)
    let lastColumn = left + width - label.count - 3
    var tick = (max(0, first) + Self.tick - 1) / Self.tick * Self.tick
    while tick <= present {
      let column = left + tick - first
      let text = text(Nanoseconds(tick) * scale)
      if column + text.count + 1 < lastColumn {
        panel.sketch.put(
          Sign.vertical.text(theme) + text, theme.ink(.dim), column: column, row: row)
      }
      tick += Self.tick
    }
    panel.sketch.put(
      "\(label) \(Sign.now.text(theme))", theme.ink(.present),
      column: left + width - label.count - 2,
      row: row)
  }

  /// A moment in seconds, with as many decimals as the scale needs.
  private func text(_ moment: Nanoseconds) -> String {
    let tenths = moment / (100 * .perMillisecond)
    guard scale < .perSecond / 10 * 5 else { return "\(tenths / 10)s" }
    return "\(tenths / 10).\(tenths % 10)s"
  }

  /// Makes each column lead to its moment when clicked.
  private func addSpots(column left: Int, width: Int, _ panel: inout Panel) {
    let first = max(0, present - width + 1)
    let blank = first - (present - width + 1)
    for row in 0..<panel.sketch.rows {
      panel.add(
        .seek(from: Nanoseconds(first) * scale, perColumn: scale), row: row,
        columns: left + blank..<left + width)
    }
  }
}
