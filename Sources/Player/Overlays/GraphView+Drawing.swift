import Panels
import Animation
import Cells
import StateGraph

extension GraphView {
  /// The number of columns before the line from which the ways branch off.
  static let stem = 2
  /// The number of columns before the label of a way.
  static let labelColumn = 5

  /// Draws the view in a panel of the given size.
  func panel(columns: Int, rows: Int) -> Panel {
    var panel = Panel(sketch: Sketch(columns: columns, rows: rows, theme: theme))
    let (incoming, outgoing) = (incoming, outgoing)
    let plan = Plan(rows: rows, incoming: incoming.count, outgoing: outgoing.count)
    var row = 0
    if plan.hasTitle {
      drawTitle(&panel)
      row = plan.isRoomy ? 2 : 1
    }
    let shown = (
      Window(count: incoming.count, room: plan.incoming, focus: selected),
      Window(
        count: outgoing.count, room: plan.outgoing, focus: selected.map { $0 - incoming.count })
    )
    let ways = shown.0.shown.map { incoming[$0] } + shown.1.shown.map { outgoing[$0] }
    let width = labelWidth(of: ways, columns)
    draw(incoming, shown.0, leadsOut: false, offset: 0, width, &panel, &row)
    if plan.hasArrow {
      panel.sketch.put(.arrowDown, theme.ink(.dim), column: Self.stem, row: row)
      row += 1
    }
    drawState(&panel, &row, isFramed: plan.hasFrame)
    draw(outgoing, shown.1, leadsOut: true, offset: incoming.count, width, &panel, &row)
    if row + 1 < rows, !drawMap(&panel, from: row + 1) { drawStates(&panel, from: row + 1) }
    return panel
  }

  /// The width of the labels of some ways, such that their states align and fit.
  private func labelWidth(of ways: [Surroundings.Way], _ columns: Int) -> Int {
    // The constants cover the arrow, the spaces around names and the word on the armed way.
    let room = columns - Self.labelColumn - (actor.armed == nil ? 8 : 14)
    let places = ways.map {
      Sketch.width(of: title(of: $0.place, $0.transition), theme, atMost: max(1, room / 2))
    }
    let most = max(4, room - (places.max() ?? 0))
    return ways.map { Sketch.width(of: label(of: $0), theme, atMost: most) }.max() ?? 0
  }

  private func drawTitle(_ panel: inout Panel) {
    panel.sketch.fill(theme.chosen(), row: 0)
    let count = director.actors.count
    let right =
      (actor.isLooped ? "repeats " : "") + (count > 1 ? "\(actor.index + 1)/\(count) tab " : "")
    let start = panel.sketch.columns - right.count
    panel.sketch.write(
      actor.graph.name, theme.chosen(), column: 1, row: 0, width: start - 2)
    panel.sketch.put(right, theme.chosen(), column: max(0, start), row: 0)
  }

  // MARK: The present state

  private func drawState(_ panel: inout Panel, _ row: inout Int, isFramed: Bool) {
    let ink = theme.ink(.present)
    let columns = panel.sketch.columns
    let (left, right) = (1, columns - 2)
    if isFramed {
      for (edge, signs) in [
        (row, (Sign.heavyUpperLeft, Sign.heavyUpperRight)),
        (row + 2, (Sign.heavyLowerLeft, Sign.heavyLowerRight)),
      ] {
        panel.sketch.line(.heavyHorizontal, ink, from: left, to: right, row: edge)
        panel.sketch.put(signs.0, ink, column: left, row: edge)
        panel.sketch.put(signs.1, ink, column: right, row: edge)
      }
      panel.sketch.put(.heavyVertical, ink, column: left, row: row + 1)
      panel.sketch.put(.heavyVertical, ink, column: right, row: row + 1)
    }
    let line = isFramed ? row + 1 : row
    // The frame and the spaces beside it.
    let margin = isFramed ? 3 : 0
    let room = columns - 2 * margin
    let width = Sketch.width(of: actor.stateName, theme, atMost: room)
    let shade = theme.shade(ofState: actor.state, isPresent: true)
    chip(
      title(of: surroundings.place), shade, column: margin, row: line, width: room, &panel.sketch)
    if let details = details.first(where: { width + $0.count + 4 < room }) {
      panel.sketch.put(details, ink, column: right - 1 - details.count, row: line)
    }
    row += isFramed ? 3 : 1
  }

  /// The current pass and frame in words, from the longest version to the shortest.
  private var details: [String] {
    guard let animator = actor.manager.animator else { return [] }
    guard animator.isPlaying else { return ["stopped"] }
    let own = actor.ownTime(at: time)
    let position = actor.position(at: own) + 1
    let count = animator.animation.frames.count
    let frame = "frame \(position)/\(count)"
    let repeats = animator.repeatCount == 0 ? "" : "/\(animator.repeatCount)"
    let pass = "pass \(animator.passes(at: own) + 1)\(repeats)"
    return ["\(pass)  \(frame)", frame, "\(position)/\(count)"]
  }

  /// A state's name on its colour.
  ///
  /// - Returns: The column after it.
  @discardableResult
  func chip(
    _ title: String, _ ink: Ink, column: Int, row: Int, width: Int, _ sketch: inout Sketch
  ) -> Int {
    guard width > 2 else { return column }
    var column = sketch.put(" ", ink, column: column, row: row)
    column = sketch.write(title, ink, column: column, row: row, width: width - 2)
    return sketch.put(" ", ink, column: column, row: row)
  }
}
