import Stage
import Basics
import Panels
import Animation
import Cells
import StateGraph
import Terminal

/// What a player shows around the stage and over it.
extension Player {
  /// The size of the stage with what is beside it and below it, in cells.
  var pictureSize: (columns: Int, rows: Int) {
    let geometry = stage.geometry
    return (
      overlays.isEmpty ? geometry.columns : max(geometry.columns, screen.size.columns),
      geometry.rows + (showsStatus ? 1 : 0)
    )
  }

  /// The layers over the picture, beside it and below it, from back to front.
  func layers(at time: Nanoseconds) -> [Canvas.Layer] {
    let size = pictureSize
    let rows = stage.geometry.rows
    let foot = rows - coveredRows(of: rows)
    let lasting = strip ?? performance.problem.map { MessageStrip(.error, $0) }
    let message = (lasting ?? notice.strip).map {
      $0.grid(
        columns: size.columns, rows: MessageStrip.mostRows(of: foot), theme: Theme(stage.look))
    }
    // A notice disappears soon, so it covers the bottom of the overlays rather than moving them
    // twice.
    let covered = lasting == nil ? 0 : message?.rows ?? 0
    var layers = overlayLayers(columns: size.columns, rows: rows, covered: covered, at: time)
    if let message {
      layers.append(Canvas.Layer(grid: message, column: 0, row: max(0, foot - message.rows)))
    }
    if showsStatus {
      let row = status(at: time).grid(columns: size.columns)
      layers.append(Canvas.Layer(grid: row, column: 0, row: rows))
    }
    return layers
  }

  /// When the picture next changes by itself; nil if it never does.
  func nextChange(after time: Nanoseconds) -> Nanoseconds? {
    let director = performance.director
    var next = director.nextBoundary(after: time) ?? .max
    if let change = nextOverlayChange(after: time) { next = min(next, change) }
    // The status line counts passes even of a still picture.
    if showsStatus, let pass = director.nextPass { next = min(next, pass) }
    return next == .max ? nil : next
  }

  private func status(at time: Nanoseconds) -> StatusLine {
    StatusLine(
      performance.director, at: time, speed: clock.speed, isPaused: clock.isPaused,
      chosen: overlays.chosen)
  }
}
