import Animation
import Cells
import StateGraph

/// The states, passes and stops that went by, a row for each actor; the present is at the right.
struct TimeLine {
  let director: Director
  /// The actor that must be among those shown.
  let chosen: Int
  /// The time of the play.
  let time: Nanoseconds
  /// How much time a column stands for.
  let scale: Nanoseconds
  let theme: Theme

  /// What columns may stand for.
  static let scales: [Nanoseconds] = [50, 100, 200, 500, 1000, 5000].map { $0 * .perMillisecond }
  static let commonScale = 1

  /// Rows of the whole time line on a stage of so many rows.
  static func rows(of actors: Int, on rows: Int) -> Int {
    // At most a third of the stage, but one row at least.
    let most = max(1, rows / 3)
    return most < 2 ? 1 : min(most, actors + 1)
  }

  /// When the time line looks otherwise next, if nothing happens until then.
  var nextChange: Nanoseconds {
    (time / scale + 1).multipliedReportingOverflow(by: scale).partialValue
  }

  // MARK: Columns

  /// The column of the present, as all columns are counted since the start.
  private var present: Int { Int(time / scale) }

  /// What a column shows of an actor.
  private struct Column {
    /// Index into the visits.
    var visit: Int
    var isFirst = false
    var mark: Sign?
  }

  /// What the columns up to the present show; nil where nothing is known.
  private func columns(of log: [Visit], _ count: Int) -> [Column?] {
    var found: [Column?] = []
    var visit = 0
    for column in present - count + 1..<present + 1 {
      guard column >= 0 else {
        found.append(nil)
        continue
      }
      let start = Nanoseconds(column) * scale
      let end = start.later(by: scale)
      // The one that began last of those that began in this column or before; a visit that is
      // shorter than a column may go unseen, but its end is marked.
      let before = visit
      while visit + 1 < log.count, log[visit + 1].start <= start { visit += 1 }
      guard let shown = log.isEmpty ? nil : log[visit], shown.start < end,
        shown.end.map({ $0 > start }) ?? true || visit + 1 == log.count
      else {
        found.append(nil)
        continue
      }
      let isFirst = found.last.map { $0?.visit != visit } ?? (visit != before)
      let isNew = found.isEmpty || isFirst
      found.append(
        Column(visit: visit, isFirst: isNew, mark: mark(of: log, visit, from: start, to: end)))
    }
    return found
  }

  /// The weightiest thing that happened after `start`, until `end`, that moment included.
  private func mark(
    of log: [Visit], _ visit: Int, from start: Nanoseconds, to end: Nanoseconds
  ) -> Sign? {
    let end = min(end, time)
    func isHere(_ moment: Nanoseconds?) -> Bool { moment.map { $0 > start && $0 <= end } ?? false }
    var mark: Sign?
    for visit in log[visit...].prefix(while: { $0.start <= end }) {
      if isHere(visit.stop) {
        mark = .stop
      } else if visit.stop == nil, isHere(visit.end) {
        mark = .cut
      }
    }
    return mark ?? (loopStands(alone: log[visit], from: start, to: end) ? .pass : nil)
  }

  /// Whether a pass ended in a column, but none in those beside it; where passes are as short as
  /// columns, marks would say nothing.
  private func loopStands(alone visit: Visit, from start: Nanoseconds, to end: Nanoseconds) -> Bool
  {
    visit.loops(at: start - scale) == visit.loops(at: start)
      && visit.loops(at: start) < visit.loops(at: end)
      && visit.loops(at: start + scale) == visit.loops(at: start + 2 * scale)
  }
}

extension TimeLine {
  /// The time line in so many cells.
  func panel(columns: Int, rows: Int) -> Panel {
    var panel = Panel(sketch: Sketch(columns: columns, rows: rows, theme: theme))
    let hasRuler = rows > 1
    let room = rows - (hasRuler ? 1 : 0)
    let actors = GraphView.Window(count: director.actors.count, room: room, focus: chosen).shown
    // One row that says how many are not shown would say less than another actor.
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

  /// Columns for the names of actors.
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
    let log = actor.log.visits
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

  /// Draws one visit: its name, and marks where passes ended and where it ended itself.
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
    // Without colours the beginning needs a sign of its own.
    let lead = theme.depth == .none ? Sign.vertical.text(theme) : " "
    guard marks.count > 3 || (marks.count > 1 && marks[0] == nil) else { return }
    if marks.count > 1, marks[0] == nil { sketch.put(lead, ink, column: column, row: row) }
    let hasEnd = marks.last.map { $0 == .stop || $0 == .cut } ?? false
    let room = marks.count - 1 - (hasEnd ? 1 : 0)
    guard room >= 2 else { return }
    // Where there is little room, letters say more than an ellipsis.
    let name = room < 8 ? String(state.name.prefix(room)) : state.name
    sketch.write(name, ink, column: column + 1, row: row, width: room)
  }

  // MARK: The ruler

  /// Every so many columns there is a time.
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

  /// Seconds with as many decimals as a column has.
  private func text(_ moment: Nanoseconds) -> String {
    let tenths = moment / (100 * .perMillisecond)
    guard scale < .perSecond / 10 * 5 else { return "\(tenths / 10)s" }
    return "\(tenths / 10).\(tenths % 10)s"
  }

  /// A click leads to the moment of its column.
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
