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
      self.time = max(self.time, next.time)
      step(actors[next.owner])
    }
    self.time = max(self.time, time)
    return true
  }

  /// When a picture next changes, or may by what happens then, by itself; nil if none ever does.
  ///
  /// - Parameter time: What the play has come to, or later; changes until then are over.
  package func nextBoundary(after time: Nanoseconds) -> Nanoseconds? {
    passPictures(until: max(time, self.time))?.time
  }

  /// Marks the actors whose pictures change until a moment.
  ///
  /// - Returns: The first change after it.
  @discardableResult
  func passPictures(until time: Nanoseconds) -> MomentHeap.Entry? {
    while true {
      let next = pictures.first { nextBoundary(of: actors[$0], after: time) }
      guard let next, next.time <= time else { return next }
      changes.insert(next.owner)
      pictures.touch(next.owner)
    }
  }

  /// When an actor's picture next changes, or may by what happens then.
  private func nextBoundary(of actor: Actor, after time: Nanoseconds) -> Nanoseconds? {
    let own = actor.ownTime(at: time)
    let look = earlier(
      actor.manager.animator?.nextBoundary(after: own),
      actor.nextStepOfMotion(after: own, geometry))
    let event = nextOfState(actor, withLoops: actor.mindsPasses)?.time
    guard let moment = earlier(look, event).map(actor.outerTime), moment < .max else { return nil }
    // What should have happened by now is to happen at once.
    return max(moment, time + 1)
  }

  /// When a pass of any actor next ends, whether or not it leads to something; nil if none does.
  package var nextPass: Nanoseconds? {
    actors.reduce(nil) { first, actor in
      let animator = actor.manager.animator
      animator?.passLoops(to: actor.ownTime(at: time))
      return earlier(first, animator?.nextEvent.map(actor.outerTime))
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
