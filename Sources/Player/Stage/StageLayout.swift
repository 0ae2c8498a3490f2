import Animation
import Pixels
import Sheets
package import StateGraph

/// Where each actor stands on a stage of a certain size.
struct StageLayout {
  /// One actor's place.
  struct Place {
    let magnification: Magnification
    /// Where the middle of the actor's foot stands, in sub-cells from the upper left.
    let footX: Double
    let footY: Int
    /// Around the largest picture of the actor, in sub-cells; it may reach past the stage.
    let box: PixelRect

    /// Upper left sub-cell of a scaled picture, which stands with the middle of its foot on the place.
    func origin(ofWidth width: Int, height: Int) -> (x: Int, y: Int) {
      (Int((footX - Double(width) / 2).rounded()), footY - height)
    }
  }

  /// In the order of the actors.
  let places: [Place]

  /// Spreads the actors evenly along the lower edge.
  ///
  /// - Parameters:
  ///   - graph: Whose actors.
  ///   - width: Of the stage, in sub-cells.
  ///   - height: Of the stage, in sub-cells.
  ///   - look: May overrule the actors' scale and filter.
  init(_ graph: StateGraph, width: Int, height: Int, look: Look) {
    let count = graph.actors.count
    places = graph.actors.enumerated().map { index, actor in
      let box = graph.largestFrame(of: actor)
      let magnification = Magnification(
        look.scale ?? actor.appearance.scale, filter: look.filter ?? actor.appearance.filter,
        box: box, room: (max(1, width / count), max(1, height)))
      let footX = Double(width * (2 * index + 1)) / Double(2 * count)
      let size = (magnification.length(box.width), magnification.length(box.height))
      let left = Int((footX - Double(size.0) / 2).rounded())
      return Place(
        magnification: magnification, footX: footX, footY: height,
        box: PixelRect(x: left, y: height - size.1, width: size.0, height: size.1))
    }
  }
}

extension StateGraph {
  /// Width and height in pixels that hold every picture of an actor.
  package func largestFrame(of actor: ActorGraph) -> (width: Int, height: Int) {
    var largest = (width: 1, height: 1)
    for state in actor.states {
      let sheet = sheets[state.sheet].sheet
      for frame in state.animation.frames {
        let size = sheet.size(ofFrame: frame)
        largest.width = max(largest.width, size.width)
        largest.height = max(largest.height, size.height)
      }
    }
    return largest
  }
}
