import Animation
import Dispatch
import StateGraph

/// Encodes pictures before they are due, one at a time between other work on the main queue.
@MainActor
final class Preparer {
  private var preparation: Preparation?
  private var stage: Stage?
  private var standing: [Standing] = []

  /// Begins with the pictures of a stage, in the place of those not done yet of another one.
  func prepare(_ stage: Stage, for director: Director, at time: Nanoseconds) {
    self.stage = stage
    standing = director.standing(at: time)
    preparation = Preparation(stage.graph, startingFrom: director)
    goOn(with: stage)
  }

  private func goOn(with stage: Stage) {
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        guard let self, stage === self.stage, let next = self.preparation?.next() else { return }
        if stage.prepare(next.shown, ofActor: next.actor, standing: self.standing) {
          self.goOn(with: stage)
        }
      }
    }
  }
}
