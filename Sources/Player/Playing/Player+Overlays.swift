import Animation
import Cells
import StateGraph
import Terminal

/// What lies over the picture or beside it.
extension Player {
  private var theme: Theme { Theme(stage.look) }

  var chosenActor: Actor { performance.director.actors[overlays.chosen] }

  /// Columns of the screen that are left to the stage.
  var stageColumns: Int {
    let columns = screen.size.columns
    guard overlays.showsGraph, let beside = GraphView.columnsBeside(columns) else { return columns }
    return columns - beside
  }

  /// Rows of the foot of the picture that are covered.
  func coveredRows(of rows: Int) -> Int {
    overlays.showsTimeLine
      ? TimeLine.rows(of: performance.director.actors.count, on: rows) : 0
  }

  /// A picture of the stage with what lies over it and beside it.
  func decorated(_ picture: CellGrid, at time: Nanoseconds) -> CellGrid {
    overlays.spots = []
    guard !overlays.isEmpty else { return picture }
    let (columns, rows) = (screen.size.columns, picture.rows)
    var grid = picture
    if picture.columns < columns {
      grid = CellGrid(columns: columns, rows: rows)
      grid.draw(picture, column: 0, row: 0)
    }
    let foot = coveredRows(of: rows)
    if overlays.showsGraph { drawGraph(on: &grid, rows: max(1, rows - foot), at: time) }
    if overlays.showsTimeLine {
      draw(timeLine(at: time).panel(columns: columns, rows: foot), on: &grid, 0, rows - foot)
    }
    if let keys = overlays.keys {
      drawInMiddle(keys.panel(columns: columns, rows: rows, theme: theme), on: &grid)
    }
    if let panel = overlays.list?.panel(columns: columns, rows: rows, theme: theme) {
      drawInMiddle(panel, on: &grid)
    }
    return grid
  }

  private func timeLine(at time: Nanoseconds) -> TimeLine {
    TimeLine(
      director: performance.director, chosen: overlays.chosen, time: time, scale: overlays.scale,
      theme: theme)
  }

  /// The graph around the chosen actor's state.
  func graphView(at time: Nanoseconds) -> GraphView {
    let director = performance.director
    return GraphView(
      director: director, actor: chosenActor,
      surroundings: overlays.surroundings(of: chosenActor, in: director.actors), time: time,
      selected: overlays.selectedWay(of: chosenActor), theme: theme)
  }

  private func drawGraph(on grid: inout CellGrid, rows: Int, at time: Nanoseconds) {
    let beside = GraphView.columnsBeside(grid.columns)
    let width = beside ?? min(grid.columns, 44)
    let panel = graphView(at: time).panel(columns: width, rows: rows)
    draw(panel, on: &grid, grid.columns - width, 0)
  }

  private func drawInMiddle(_ panel: Panel, on grid: inout CellGrid) {
    draw(
      panel, on: &grid, (grid.columns - panel.sketch.columns) / 2,
      (grid.rows - panel.sketch.rows) / 2)
  }

  private func draw(_ panel: Panel, on grid: inout CellGrid, _ column: Int, _ row: Int) {
    grid.draw(panel.sketch.grid, column: column, row: row)
    overlays.spots += panel.spots.map { $0.moved(column: column, row: row) }
  }

  /// When an overlay next looks otherwise by itself; nil if none does.
  func nextOverlayChange(after time: Nanoseconds) -> Nanoseconds? {
    var moments: [Nanoseconds] = []
    if overlays.showsTimeLine { moments.append(timeLine(at: time).nextChange) }
    if overlays.showsGraph {
      if let pass = performance.director.nextPass { moments.append(pass) }
      let fades = (chosenActor.log.visits.last?.start ?? 0).later(by: GraphView.glow)
      if fades > time { moments.append(fades) }
    }
    return moments.min()
  }

  /// Asks for clicks while somebody needs them.
  func updateClicks() {
    let needed = performance.graph.hearsClicks || overlays.hearClicks
    if screen.reportsClicks != needed { screen.reportsClicks = needed }
  }

  // MARK: Keys and clicks

  /// Takes a key if there is a field in which one types.
  ///
  /// - Returns: Whether it was taken.
  func type(_ key: Key) -> Bool {
    guard let outcome = overlays.list?.press(key) else { return false }
    switch outcome {
    case .stays: show(at: clock.time)
    case .closes: closeList()
    case .chooses(let item):
      closeList()
      play(item.state, ofActor: item.actor)
    }
    return true
  }

  private func closeList() {
    overlays.list = nil
    updateClicks()
    show(at: clock.time)
  }

  /// Takes a click on an overlay.
  ///
  /// - Returns: Whether there was one.
  func clickOverlay(column: Int, row: Int) -> Bool {
    let spot = overlays.spots.last { $0.rows.contains(row) && $0.columns.contains(column) }
    guard let spot else { return false }
    switch spot.action {
    case .nothing: break
    case .play(let actor, let state):
      if overlays.list != nil { closeList() }
      play(state, ofActor: actor)
    case .seek(let from, let perColumn):
      go(to: from.later(by: Nanoseconds(column - spot.columns.lowerBound) * perColumn))
    }
    return true
  }

  /// Chooses the actor that is clicked on, if that one's graph hears no clicks.
  func choose(clicked actor: Int) {
    let hearsClicks = performance.graph.actors[actor].transitions.contains { $0.trigger == .click }
    if !hearsClicks { choose(actor) }
  }

  private func choose(_ actor: Int) {
    overlays.chosen = actor
    if overlays.isEmpty, !showsStatus {
      say("actor: \(performance.graph.actors[actor].name)")
    }
    show(at: clock.time)
  }

  /// Goes on to another actor.
  func chooseActor(by step: Int) {
    let count = performance.director.actors.count
    choose((overlays.chosen + step + count) % count)
  }

  /// Opens and closes overlays, and moves in them.
  func obeyOverlay(_ command: KeyCommand) {
    switch command {
    case .selectPrevious, .selectNext, .playSelected:
      guard overlays.showsGraph else { return }
    case .close:
      guard !overlays.isEmpty else { return }
    default: break
    }
    switch command {
    case .toggleTimeLine: overlays.showsTimeLine.toggle()
    case .nextTimeScale:
      overlays.timeScale = (overlays.timeScale + 1) % TimeLine.scales.count
    case .toggleGraph:
      overlays.showsGraph.toggle()
      updateClicks()
      return layOutIfNarrowed()
    case .toggleKeys:
      overlays.keys = overlays.keys == nil ? KeyList(performance.graph) : nil
    case .chooseState:
      overlays.keys = nil
      overlays.list = StateList(performance.director.actors, chosen: overlays.chosen)
    case .selectPrevious: select(by: -1)
    case .selectNext: select(by: 1)
    case .playSelected: return playSelected()
    case .close: return close()
    default: break
    }
    updateClicks()
    show(at: clock.time)
  }

  private func close() {
    if overlays.keys != nil {
      overlays.keys = nil
    } else {
      overlays.showsTimeLine = false
      overlays.showsGraph = false
      overlays.selection = nil
    }
    updateClicks()
    layOutIfNarrowed()
  }

  /// Lays the stage out anew if another width is left to it.
  private func layOutIfNarrowed() {
    if stage.geometry.columns == max(1, stageColumns) { show(at: clock.time) } else { layOut() }
  }

  private func select(by step: Int) {
    performance.move(to: clock.time)
    let view = graphView(at: performance.time)
    let (before, after) = (view.incoming.count, view.outgoing.count)
    guard before + after > 0 else { return }
    // The ways out are what one looks for first.
    let next = view.selected.map { $0 + step } ?? (step > 0 ? before : before - 1)
    overlays.selection = (
      min(max(0, next), before + after - 1), chosenActor.entryCount
    )
  }

  private func playSelected() {
    performance.move(to: clock.time)
    if let place = graphView(at: performance.time).selectedPlace {
      play(place.state, ofActor: place.actor)
    }
  }
}
