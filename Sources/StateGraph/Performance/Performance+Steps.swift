import Basics

/// Steps over the passes and states of one actor.
extension Performance {
  /// A step forward gives up after this many events: about a tenth of a second.
  private static let mostInOneStep = 200_000

  /// How a step ended.
  package enum Step: Hashable, Sendable {
    case done
    /// Nothing of the kind follows by itself.
    case nowhere
    /// Too much happens before anything of the kind, if it follows at all.
    case tooFar
  }

  /// Goes to the moment at which an actor's next pass or state begins, or it stops.
  @discardableResult
  package func stepPassForward(ofActor index: Int) -> Step {
    let actor = director.actors[index]
    let (entries, passes) = (actor.entryCount, actor.passesDone)
    let wasPlaying = actor.isPlaying
    return playOn(actor, to: actor.nextPass.map(actor.outerTime) ?? .max) {
      actor.entryCount != entries || actor.passesDone != passes || actor.isPlaying != wasPlaying
    }
  }

  /// Goes to the moment at which an actor's next state begins.
  @discardableResult
  package func stepStateForward(ofActor index: Int) -> Step {
    let actor = director.actors[index]
    let entries = actor.entryCount
    return playOn(actor) { actor.entryCount != entries }
  }

  /// Goes back to the beginning of an actor's pass; from there, to that of the pass before.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  package func stepPassBack(ofActor index: Int) -> Bool {
    goBack { performance in
      let actor = performance.director.actors[index]
      return actor.outerTime(of: actor.passStart)
    }
  }

  /// Goes back to the beginning of an actor's state; from there, to that of the state before.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  package func stepStateBack(ofActor index: Int) -> Bool {
    goBack { $0.director.actors[index].lastVisit?.start ?? 0 }
  }

  /// Plays until an actor is as asked, to the very moment; if it does not come to that, not at all.
  ///
  /// - Parameters:
  ///   - actor: Which.
  ///   - moment: When it will be so at the latest; `.max` if that is not known.
  ///   - isThere: Whether it is as asked.
  /// - Returns: How the step ended.
  private func playOn(
    _ actor: Actor, to moment: Nanoseconds = .max, until isThere: () -> Bool
  ) -> Step {
    actor.isDone ? .nowhere : play(to: moment, atMost: Self.mostInOneStep, until: isThere)
  }

  private func goBack(to beginning: @escaping (Performance) -> Nanoseconds) -> Bool {
    guard time > earliest else { return false }
    let goal = beginning(self)
    if goal < time {
      goBack(to: max(earliest, goal))
    } else {
      goBack(to: time - 1, then: beginning)
    }
    return true
  }
}
