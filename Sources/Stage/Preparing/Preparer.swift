package import Basics
import Animation
import Cells
import Dispatch
package import StateGraph

/// Paints pictures in advance, one at a time, off the main queue.
@MainActor
package final class Preparer {
  private var preparation: Preparation?
  private var stage: Stage?
  private var standing: [Standing] = []
  private let queue = DispatchQueue(label: "painting", qos: .utility)

  package init() {}

  /// Starts on the pictures of a stage, and drops the remaining ones of the previous stage.
  package func prepare(_ stage: Stage, for director: Director, at time: Nanoseconds) {
    self.stage = stage
    standing = director.standing(at: time)
    preparation = Preparation(stage.graph, startingFrom: director)
    goOn(with: stage.backgroundPainter, for: stage)
  }

  private func goOn(with painter: Painter, for stage: Stage) {
    guard stage.hasRoom, let patch = nextPatch(of: painter, for: stage) else { return }
    let purpose = ObjectIdentifier(stage)
    queue.async { [weak self] in
      var painter = painter
      let painting = painter.paint(patch)
      let (hand, key) = (painter, painter.key(of: patch))
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          // A new stage has started its own run.
          guard let self, let stage = self.stage, ObjectIdentifier(stage) == purpose else {
            return
          }
          stage.keep(painting, as: key)
          self.goOn(with: hand, for: stage)
        }
      }
    }
  }

  /// The next picture that is not painted yet; nil if there is none.
  private func nextPatch(of painter: Painter, for stage: Stage) -> Patch? {
    while let next = preparation?.next() {
      let place = standing[next.actor]
      let patch = painter.patch(
        of: next.actor, Standing(next.shown, x: place.x, y: place.y))
      if let patch, !stage.isPainted(painter.key(of: patch)) { return patch }
    }
    return nil
  }
}
