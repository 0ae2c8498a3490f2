package import Basics
package import Animation

extension Director {
  /// When something is next due to be reported; nil if nothing ever is.
  package var nextEvent: Nanoseconds? { firstEvent?.time }

  /// Lets everything happen that is due until `time`, that moment included.
  ///
  /// - Parameters:
  ///   - time: The moment to come to.
  ///   - limit: How much may happen at most, so that nobody waits for long who has to do something
  ///     else in between.
  /// - Returns: Whether all has happened. If not, the play has come to the moment of the last thing
  ///   that did, and another call goes on from there.
  @discardableResult
  package func advance(to time: Nanoseconds, atMost limit: Int = .max) -> Bool {
    var left = limit
    while let next = firstEvent, next.time <= time {
      guard left > 0 else { return false }
      left -= 1
      happen(next)
    }
    self.time = max(self.time, time)
    return true
  }

  /// Lets one thing after another happen, until something has come about by one of them.
  ///
  /// - Parameters:
  ///   - goal: The moment to come to if it does not; `.max` for as long as anything is due.
  ///   - limit: How much may happen at most.
  ///   - hasCome: Whether it has; asked after each thing. More may be due at the same moment then.
  /// - Returns: False if `limit` was not enough to tell.
  package func advance(
    to goal: Nanoseconds, atMost limit: Int, until hasCome: () -> Bool
  ) -> Bool {
    var left = limit
    while let next = firstEvent, next.time <= min(goal, .max - 1) {
      guard left > 0 else { return false }
      left -= 1
      happen(next)
      if hasCome() { return true }
    }
    if goal < .max { time = max(time, goal) }
    return true
  }

  private func happen(_ event: MomentHeap.Entry) {
    time = max(time, event.time)
    step(actors[event.owner])
  }

  /// When a picture next changes, or may by what happens then, by itself; nil if none ever does.
  ///
  /// - Parameter time: What the play has come to, or later; changes until then are over.
  /// - Returns: A later moment; nil for never.
  package func nextBoundary(after time: Nanoseconds) -> Nanoseconds? {
    passPictures(until: max(time, self.time))
    return schedule.firstPicture
  }

  /// Marks the actors whose pictures change until a moment, and finds when they do next.
  func passPictures(until time: Nanoseconds) {
    _ = firstEvent
    while let index = schedule.takeStale() {
      let actor = actors[index]
      actor.nextTurn = nextOfState(actor, withLoops: actor.mindsPasses)?.time
      findPicture(of: actor, after: time)
    }
    while let index = schedule.passPicture(until: time) {
      findPicture(of: actors[index], after: time)
    }
  }

  /// Finds when an actor's picture next changes, or may by what happens then.
  private func findPicture(of actor: Actor, after time: Nanoseconds) {
    let own = actor.ownTime(at: time)
    let look = earlier(
      actor.animator?.nextBoundary(after: own),
      actor.nextStepOfMotion(after: own, geometry))
    let moment = earlier(look, actor.nextTurn).map(actor.outerTime).flatMap {
      $0 == .max ? nil : $0
    }
    // What should have happened by now is to happen at once.
    schedule.setPicture(moment.map { max($0, time + 1) }, of: actor.index)
  }

  /// When a pass of any actor next ends, whether or not it leads to something; nil if none does.
  package var nextPass: Nanoseconds? {
    actors.reduce(nil) { first, actor in
      earlier(first, actor.nextPass.map(actor.outerTime))
    }
  }

  /// When the picture that shows at `time` began to show; nil before the start.
  package func frameStart(at time: Nanoseconds) -> Nanoseconds? {
    actors.compactMap { actor in
      let own = actor.ownTime(at: time)
      let starts = [actor.frameStart(at: own), actor.lastStepOfMotion(until: own, geometry)]
      return starts.compactMap { $0 }.max().map(actor.outerTime(of:))
    }.max()
  }
}
