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
      let fades = (chosenActor.lastVisit?.start ?? 0).later(by: GraphView.glow)
      if fades > time { moments.append(fades) }
    }
    return moments.min()
  }

  /// Asks for clicks while somebody needs them.
  func updateClicks() {
    let needed = performance.graph.hearsClicks || overlays.hearClicks
    if screen.reportsClicks != needed { screen.reportsClicks = needed }
  }
}
