import Animation
import Cells
package import StateGraph

extension Look {
  /// What a cell is like that the look's glyphs divide.
  package var cell: CellShape {
    CellShape(across: glyphs.subcellWidth, down: glyphs.subcellHeight, aspect: cellAspect)
  }

  /// The sides of a stage and of the actors on it.
  package func geometry(of graph: StateGraph, columns: Int, rows: Int) -> StageGeometry {
    StageGeometry(graph, columns: columns, rows: rows, cell: cell, scale: scale, filter: filter)
  }
}

extension StateGraph {
  /// Width and height in sub-cells of an actor's largest picture at its scale; at scale 1 if that is
  /// to fit.
  package func drawnSize(of actor: ActorGraph, look: Look) -> (width: Int, height: Int) {
    var scale = look.scale ?? actor.appearance.scale
    if scale == .fit { scale = .factor(.one) }
    let box = largestFrame(of: actor)
    let magnification = Magnification(
      scale, filter: .auto, box: box, room: (1, 1), cell: look.cell)
    return (magnification.width(box.width), magnification.height(box.height))
  }
}
