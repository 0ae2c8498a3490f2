import Basics
import Animation
import StateGraph

/// Steps over the passes and states of one actor.
extension Performance {
  /// After so much has happened on the stage without what is sought, a step gives up.
  private static let mostInOneStep = 200_000

  /// What has become of a step.
  package enum Step: Hashable, Sendable {
    case done
    /// Nothing of the kind follows by itself.
    case nowhere
    /// Very much happens before anything of the kind, if it follows at all.
    case tooFar
  }

  /// Goes to the moment at which an actor's next pass or state begins, or it stops.
  @discardableResult
  package func stepPassForward(ofActor index: Int) -> Step {
    let actor = director.actors[index]
    let (entries, passes) = (actor.entryCount, actor.passesDone)
    let wasPlaying = actor.isPlaying
    return goOn(actor, to: actor.nextPass.map(actor.outerTime) ?? .max) {
      actor.entryCount != entries || actor.passesDone != passes || actor.isPlaying != wasPlaying
    }
  }

  /// Goes to the moment at which an actor's next state begins.
  @discardableResult
  package func stepStateForward(ofActor index: Int) -> Step {
    let actor = director.actors[index]
    let entries = actor.entryCount
    return goOn(actor) { actor.entryCount != entries }
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
  /// - Returns: Whether it came to that, or why not.
  private func goOn(
    _ actor: Actor, to moment: Nanoseconds = .max, until isThere: () -> Bool
  ) -> Step {
    guard !actor.isDone else { return .nowhere }
    let origin = time
    let isKnown = play(to: moment, atMost: Self.mostInOneStep, until: isThere)
    if isThere() {
      // What else is due at that moment.
      move(to: time)
      return .done
    }
    if time > origin { move(to: origin) }
    return isKnown ? .nowhere : .tooFar
  }

  private func goBack(to beginning: (Performance) -> Nanoseconds) -> Bool {
    guard time > earliest else { return false }
    var goal = beginning(self)
    if goal >= time {
      move(to: time - 1)
      goal = beginning(self)
    }
    move(to: max(earliest, goal))
    return true
  }
}
