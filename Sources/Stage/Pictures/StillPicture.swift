package import Basics
import Animation
package import Cells
package import StateGraph

/// One picture as text: the stage at a moment, or a single frame.
package struct StillPicture {
  /// Maximum width of a picture in columns if no size is given.
  private static let mostColumns = 80

  private let stage: Stage
  private let standing: [Standing]

  /// The stage at a moment.
  ///
  /// - Parameters:
  ///   - graph: The graph to play.
  ///   - look: How the picture becomes cells.
  ///   - size: Size of the stage; nil for that of the actors, but at most 80 columns.
  ///   - time: Time since the start.
  ///   - seed: Random seed.
  package init(
    _ graph: StateGraph, look: Look, size: ScreenSize? = nil, at time: Nanoseconds = 0,
    seed: UInt64 = 0
  ) {
    let size = size ?? Self.naturalSize(of: graph, look: look)
    let geometry = look.geometry(of: graph, columns: size.columns, rows: size.rows)
    let performance = Performance(graph, geometry: geometry, seed: seed)
    performance.move(to: time)
    stage = Stage(graph, geometry: geometry, look: look)
    standing = performance.director.standing(at: time)
  }

  /// A single frame of a state.
  ///
  /// - Parameters:
  ///   - shown: The frame.
  ///   - graph: The graph that owns the frame's sheet.
  ///   - look: How the picture becomes cells.
  ///   - size: Size of the stage; nil for that of the frame, but at most 80 columns.
  package init(frame shown: Shown, of graph: StateGraph, look: Look, size: ScreenSize? = nil) {
    var appearance = Appearance()
    let owner = graph.actors.first { $0.states.contains { $0.clip?.sheet == shown.sheet } }
    if let owner { appearance = owner.appearance }
    let clip = Clip(
      sheet: shown.sheet, animation: Animation(frames: [shown.frame], flip: shown.flip))
    let state = StateDefinition(name: "frame", content: .clip(clip))
    appearance.spot = nil
    let alone = StateGraph(
      actors: [
        ActorGraph(
          name: "frame", states: [state], transitions: [], start: 0, appearance: appearance)
      ],
      sheets: graph.sheets)
    self.init(alone, look: look, size: size)
  }

  /// The colours used by its cells.
  package var depth: ColorDepth { stage.look.depth }

  /// The picture in cells.
  package var grid: CellGrid { stage.grid(showing: standing) }

  /// Size in cells of the actors side by side, at scale 1 unless another is requested.
  private static func naturalSize(of graph: StateGraph, look: Look) -> ScreenSize {
    let share = max(1, mostColumns / graph.actors.count)
    var columns = 1
    var rows = 1
    for actor in graph.actors {
      let box = graph.largestFrame(of: actor)
      var size = graph.drawnSize(of: actor, look: look)
      if (look.scale ?? actor.appearance.scale) == .fit {
        // Anything wider than its share of 80 columns is shrunk to that share.
        let shrunk = Magnification(
          .fit, filter: .auto, box: box, room: (share, Int(Int32.max)), cell: look.cell)
        if shrunk.scale < 1 { size = (shrunk.width(box.width), shrunk.height(box.height)) }
      }
      columns = max(columns, (size.width + look.cell.across - 1) / look.cell.across)
      rows = max(rows, (size.height + look.cell.down - 1) / look.cell.down)
    }
    columns *= graph.actors.count
    // A great many actors do not fit side by side, however small they are.
    if graph.actors.allSatisfy({ (look.scale ?? $0.appearance.scale) == .fit }) {
      columns = min(columns, mostColumns)
    }
    return ScreenSize(columns: min(columns, mostCells), rows: min(rows, mostCells))
  }

  /// Maximum columns and rows at any scale.
  private static let mostCells = 2000
}
