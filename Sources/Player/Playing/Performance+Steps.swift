import Animation
import StateGraph

/// Steps over the passes and states of one actor.
extension Performance {
  /// After so many of an actor's moments without what is sought, a step gives up.
  private static let mostMoments = 10_000

  /// Goes to the moment at which an actor's next pass or state begins, or it stops.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  package func stepPassForward(ofActor index: Int) -> Bool {
    let actor = director.actors[index]
    let (entries, passes) = (actor.entryCount, actor.passesDone)
    let wasPlaying = actor.isPlaying
    return goOn(index) {
      $0.entryCount != entries || $0.passesDone != passes || $0.isPlaying != wasPlaying
    }
  }

  /// Goes to the moment at which an actor's next state begins.
  ///
  /// - Returns: Whether there is one, as far as can be seen.
  @discardableResult
  package func stepStateForward(ofActor index: Int) -> Bool {
    let entries = director.actors[index].entryCount
    return goOn(index) { $0.entryCount != entries }
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

  /// Plays until an actor is as asked, to the very moment.
  private func goOn(_ index: Int, until isThere: (Actor) -> Bool) -> Bool {
    let origin = time
    for _ in 0..<Self.mostMoments {
      let actor = director.actors[index]
      let moment = actor.nextMoment.map(actor.outerTime) ?? director.nextEvent
      guard let moment, moment < .max else { break }
      move(to: max(moment, time))
      guard isThere(director.actors[index]) else { continue }
      // Another actor may have told it earlier.
      let first = director.actors[index].visits.first { $0.start > origin }
      if let first, first.start < time { move(to: first.start) }
      return true
    }
    if time > origin { move(to: origin) }
    return false
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
