import Cells
package import StateGraph

extension Look {
  /// The sides of a stage and of the actors on it, in the sub-cells of the look's glyphs.
  package func geometry(of graph: StateGraph, columns: Int, rows: Int) -> StageGeometry {
    StageGeometry(
      graph, columns: columns, rows: rows, subcellsAcross: glyphs.subcellWidth,
      subcellsDown: glyphs.subcellHeight, scale: scale, filter: filter)
  }
}

extension StateGraph {
  /// Width and height in sub-cells of an actor's largest picture at its scale; unscaled if that is
  /// to fit.
  package func drawnSize(of actor: ActorGraph, look: Look) -> (width: Int, height: Int) {
    let box = largestFrame(of: actor)
    let magnification = Magnification(
      look.scale ?? actor.appearance.scale, filter: .auto, box: box, room: box)
    return (magnification.length(box.width), magnification.length(box.height))
  }
}
