import Animation
import Sheets

/// The sides of the stage and of each actor's box, from which places and borders follow.
package struct StageGeometry: Hashable, Sendable {
  /// Size of the stage in cells.
  package let columns: Int
  package let rows: Int
  package let cell: CellShape
  /// How each actor is drawn, in the order of the actors.
  package let boxes: [Box]

  /// One actor's box: it holds every picture of the actor, as large as it is drawn.
  package struct Box: Hashable, Sendable {
    package let magnification: Magnification
    /// Size in sub-cells.
    package let width: Int
    package let height: Int
    /// Where the actor's anchor stands at first, in cells.
    let spot: Spot
    package let anchor: Anchor
  }

  /// Measures the actors of a graph.
  ///
  /// - Parameters:
  ///   - graph: The graph with the actors.
  ///   - columns: Width of the stage in cells, at least one.
  ///   - rows: Height of the stage in cells, at least one.
  ///   - cell: What a cell is like.
  ///   - scale: In place of every actor's own.
  ///   - filter: In place of every actor's own.
  package init(
    _ graph: StateGraph, columns: Int, rows: Int, cell: CellShape = .halfBlocks,
    scale: Appearance.Scale? = nil, filter: Appearance.Filter? = nil
  ) {
    self.columns = columns
    self.rows = rows
    self.cell = cell
    let unplaced = graph.actors.count { $0.appearance.spot == nil }
    var placed = 0
    boxes = graph.actors.map { actor in
      let appearance = actor.appearance
      let largest = graph.largestFrame(of: actor)
      // Actors that are spread out share the width of the stage.
      let share = appearance.spot == nil ? unplaced : 1
      let magnification = Magnification(
        scale ?? appearance.scale, filter: filter ?? appearance.filter, box: largest,
        room: (max(1, columns / share), rows), cell: cell)
      if appearance.spot == nil { placed += 1 }
      return Box(
        magnification: magnification, width: magnification.width(largest.width),
        height: magnification.height(largest.height),
        spot: appearance.spot ?? .spread(placed - 1, of: unplaced), anchor: appearance.anchor)
    }
  }

  /// How far the corner of an actor's box may go along each side.
  func leeway(ofActor actor: Int) -> (x: Leeway, y: Leeway) {
    let box = boxes[actor]
    return (
      Leeway(of: Self.cells(box.width, cell.across), on: Distance(columns) * .cell),
      Leeway(of: Self.cells(box.height, cell.down), on: Distance(rows) * .cell)
    )
  }

  /// Where the corner of an actor's box stands at first.
  func start(ofActor actor: Int) -> (x: Distance, y: Distance) {
    let box = boxes[actor]
    return (
      box.spot.x.place(onSideOf: columns)
        - Self.cells(box.width, cell.across) * Distance(box.anchor.horizontal.rawValue) / 2,
      box.spot.y.place(onSideOf: rows)
        - Self.cells(box.height, cell.down) * Distance(box.anchor.vertical.rawValue) / 2
    )
  }

  private static func cells(_ length: Int, _ subcells: Int) -> Distance {
    Distance(length) * .cell / Distance(subcells)
  }
}

extension Spot {
  /// The middle of one of several equal parts of the lower edge; `index` counts from zero.
  static func spread(_ index: Int, of count: Int) -> Spot {
    let part = Coordinate.whole * Int64(2 * index + 1) / Int64(2 * max(1, count))
    return Spot(x: .part(part), y: .part(Coordinate.whole))
  }
}

extension StateGraph {
  /// Width and height in pixels that hold every picture of an actor.
  package func largestFrame(of actor: ActorGraph) -> (width: Int, height: Int) {
    var largest = (width: 1, height: 1)
    for clip in actor.states.compactMap(\.clip) {
      let sheet = sheets[clip.sheet].sheet
      if let size = sheet.commonSize {
        largest = (max(largest.width, size.width), max(largest.height, size.height))
        continue
      }
      for frame in clip.animation.frames {
        let size = sheet.size(ofFrame: frame)
        largest = (max(largest.width, size.width), max(largest.height, size.height))
      }
    }
    return largest
  }
}
