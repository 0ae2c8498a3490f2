import Animation
import Cells
package import StateGraph

extension Look {
  /// The shape of a cell as divided by the look's glyphs.
  package var cell: CellShape {
    CellShape(across: glyphs.subcellWidth, down: glyphs.subcellHeight, aspect: cellAspect)
  }

  /// The dimensions of a stage and of its actors.
  package func geometry(of graph: StateGraph, columns: Int, rows: Int) -> StageGeometry {
    StageGeometry(graph, columns: columns, rows: rows, cell: cell, scale: scale, filter: filter)
  }
}

extension StateGraph {
  /// Width and height in sub-cells of an actor's largest picture at its scale, or at scale 1 if the
  /// picture is scaled to fit.
  package func drawnSize(of actor: ActorGraph, look: Look) -> (width: Int, height: Int) {
    var scale = look.scale ?? actor.appearance.scale
    if scale == .fit { scale = .factor(.one) }
    let box = largestFrame(of: actor)
    let magnification = Magnification(
      scale, filter: .auto, box: box, room: (1, 1), cell: look.cell)
    return (magnification.width(box.width), magnification.height(box.height))
  }
}
