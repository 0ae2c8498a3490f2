import Stage
import Panels
import Basics
import Animation
import Cells
import StateGraph
import Terminal

/// The overlays over the picture and beside it.
extension Player {
  private var theme: Theme { Theme(stage.look) }

  /// Sets whether the actors are scaled to fit the stage or as their graphs say.
  package func fit(_ fits: Bool) {
    guard setting.fits != fits else { return }
    setting.fits = fits
    layOut()
  }

  /// Whether Escape closes an overlay.
  package var closesByEscape: Bool { !overlays.isEmpty }

  var chosenActor: Actor { performance.director.actors[overlays.chosen] }

  /// The columns of the screen that remain for the stage.
  var stageColumns: Int {
    let columns = screen.size.columns
    guard overlays.showsGraph, let beside = GraphView.columnsBeside(columns) else { return columns }
    return columns - beside
  }

  /// The number of rows at the bottom of the picture that the time line covers.
  func coveredRows(of rows: Int) -> Int {
    overlays.showsTimeLine
      ? TimeLine.rows(of: performance.director.actors.count, on: rows) : 0
  }

  /// The panels over the stage's picture and beside it.
  ///
  /// - Parameters:
  ///   - columns: The width of the picture including what is beside it.
  ///   - rows: The height of the picture.
  ///   - covered: The number of rows above the time line that other panels must leave free.
  ///   - time: The time of the play.
  /// - Returns: The layers, from back to front.
  func overlayLayers(
    columns: Int, rows: Int, covered: Int, at time: Nanoseconds
  ) -> [Canvas.Layer] {
    overlays.spots = []
    guard !overlays.isEmpty else { return [] }
    var layers: [Canvas.Layer] = []
    let foot = coveredRows(of: rows)
    let above = max(1, rows - foot - covered)
    if overlays.showsGraph {
      let width = GraphView.columnsBeside(columns) ?? min(columns, 44)
      let panel = graphView(at: time).panel(columns: width, rows: above)
      layers.append(layer(panel, columns - width, 0))
    }
    if overlays.showsTimeLine {
      let panel = timeLine(at: time).panel(columns: columns, rows: foot)
      layers.append(layer(panel, 0, rows - foot))
    }
    // The field does not overlap the graph beside the picture.
    let width = min(columns, max(1, stageColumns))
    let rows = covered > 0 ? above : rows
    let (look, director) = (stage.look, performance.director)
    layers +=
      overlays.finder?.layers(
        columns: width, rows: rows, look: look, director: director, at: time) ?? []
    let keys = overlays.keys.map {
      Panel(sketch: $0.sketch(columns: columns, rows: rows, theme: theme))
    }
    let list = overlays.list?.panel(columns: columns, rows: rows, theme: theme)
    for panel in [keys, list].compactMap({ $0 }) {
      layers.append(
        layer(panel, (columns - panel.sketch.columns) / 2, (rows - panel.sketch.rows) / 2))
    }
    return layers
  }

  private func timeLine(at time: Nanoseconds) -> TimeLine {
    TimeLine(
      director: performance.director, chosen: overlays.chosen, time: time, scale: overlays.scale,
      theme: theme)
  }

  /// The view of the graph around the chosen actor's state.
  func graphView(at time: Nanoseconds) -> GraphView {
    let director = performance.director
    return GraphView(
      director: director, actor: chosenActor,
      surroundings: overlays.surroundings(of: chosenActor, in: director.actors), time: time,
      selected: overlays.selectedWay(of: chosenActor), theme: theme)
  }

  /// Places a panel by its upper left cell, and registers its clickable spots.
  private func layer(_ panel: Panel, _ column: Int, _ row: Int) -> Canvas.Layer {
    overlays.spots += panel.spots.map { $0.moved(column: column, row: row) }
    return Canvas.Layer(grid: panel.sketch.grid, column: column, row: row)
  }

  /// When an overlay next changes by itself; nil if none does.
  func nextOverlayChange(after time: Nanoseconds) -> Nanoseconds? {
    var moments: [Nanoseconds] = []
    if overlays.showsTimeLine { moments.append(timeLine(at: time).nextChange) }
    if overlays.showsGraph {
      if let pass = performance.director.nextPass { moments.append(pass) }
      let fades = (chosenActor.lastVisit?.start ?? 0).later(by: GraphView.glow)
      if fades > time { moments.append(fades) }
    }
    let director = performance.director
    if let change = overlays.finder?.nextChange(director, after: time) {
      moments.append(change)
    }
    return moments.min()
  }

  /// Enables reports of clicks and pastes only while they are needed.
  func updateReports() {
    let needed = graphHearsClicks || overlays.hearClicks
    if screen.reportsClicks != needed { screen.reportsClicks = needed }
    let types = overlays.finder?.field.text.hasFocus == true
    if screen.reportsPastes != types { screen.reportsPastes = types }
  }
}
