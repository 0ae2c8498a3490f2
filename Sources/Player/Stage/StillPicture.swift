package import Animation
import Cells
package import StateGraph
package import Terminal

/// One picture as text: the stage at a moment, or a frame alone.
package struct StillPicture {
  /// Columns that a picture takes at most if nobody says how large it is to be.
  private static let mostColumns = 80

  private let stage: Stage
  private let standing: [Standing]

  /// The stage at a moment.
  ///
  /// - Parameters:
  ///   - graph: What is played.
  ///   - look: How the picture becomes cells.
  ///   - size: Of the stage; nil for what the actors take up, but at most 80 columns.
  ///   - time: The moment, from the start.
  ///   - seed: Seed of chance.
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

  /// One frame of one state, alone.
  ///
  /// - Parameters:
  ///   - shown: The frame.
  ///   - graph: Whose sheet the frame is on.
  ///   - look: How the picture becomes cells.
  ///   - size: Of the stage; nil for what the frame takes up, but at most 80 columns.
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

  /// The picture as text for a terminal, each row ended by a reset and a newline.
  package var text: String {
    ANSIText.text(of: stage.grid(showing: standing), depth: stage.look.depth)
  }

  /// Cells that the actors take up side by side, a pixel a sub-cell unless a scale says otherwise.
  private static func naturalSize(of graph: StateGraph, look: Look) -> ScreenSize {
    let glyphs = look.glyphs
    let most = (
      width: mostColumns * glyphs.subcellWidth / graph.actors.count,
      height: Int.max / 4
    )
    let boxes = graph.actors.map { actor in
      let box = graph.largestFrame(of: actor)
      let scale = look.scale ?? actor.appearance.scale
      // Fitting into a box of its own size, or into 80 columns, is drawing one to one or smaller.
      let room = scale == .fit ? (width: min(box.width, most.width), height: box.height) : most
      let magnification = Magnification(
        scale, filter: look.filter ?? actor.appearance.filter, box: box, room: room)
      return (
        width: magnification.length(box.width), height: magnification.length(box.height)
      )
    }
    var width = (boxes.map(\.width).max() ?? 1) * graph.actors.count
    // A great many actors do not fit side by side, however small they are.
    if graph.actors.allSatisfy({ (look.scale ?? $0.appearance.scale) == .fit }) {
      width = min(width, mostColumns * glyphs.subcellWidth)
    }
    let height = boxes.map(\.height).max() ?? 1
    return ScreenSize(
      columns: (width + glyphs.subcellWidth - 1) / glyphs.subcellWidth,
      rows: (height + glyphs.subcellHeight - 1) / glyphs.subcellHeight)
  }
}
