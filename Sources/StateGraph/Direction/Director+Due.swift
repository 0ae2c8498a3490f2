import Basics
import Animation

extension Director {
  /// The moment of what happens next, and the actor to whom.
  var firstEvent: MomentHeap.Entry? {
    while let index = schedule.takeTouched() {
      let actor = actors[index]
      let due = next(of: actor)
      actor.due = due
      schedule.setEvent(due.map { actor.outerTime(of: $0.time) }, of: index)
    }
    return schedule.firstEvent
  }

  private func next(of actor: Actor) -> Due? {
    var due = nextOfState(actor, withLoops: hearsPasses(of: actor))
    due.offer(.frame, nextFrame(of: actor))
    return due
  }

  /// What is next due of an actor's state, apart from frames.
  func nextOfState(_ actor: Actor, withLoops: Bool) -> Due? {
    guard !actor.isDone else { return nil }
    let animator = actor.animator
    let loop = withLoops ? animator?.nextLoop : nil
    var due: Due?
    due.offer(.stop, loop == nil ? animator?.nextStop : nil)
    due.offer(.after, actor.nextAfter.map { actor.entry + $0 })
    due.offer(.loop, withLoops ? loop ?? actor.armedUntil : nil)
    due.offer(.border, actor.nextBorder)
    return due
  }

  /// When a frame is next to be reported.
  private func nextFrame(of actor: Actor) -> Nanoseconds? {
    guard reportsFrames, let animator = actor.animator, animator.isPlaying else {
      return nil
    }
    guard let last = framesReported[actor.index], last.entry == actor.entryCount else {
      return actor.entry
    }
    // The stop is no frame.
    return animator.nextStep(after: last.time).flatMap { $0 == animator.nextStop ? nil : $0 }
  }

  /// Lets happen what is due of an actor.
  func step(_ actor: Actor) {
    guard let due = actor.due else { return }
    turn = (actor.index, due.kind)
    defer {
      turn = nil
      touch(actor)
    }
    let own = due.time
    switch due.kind {
    case .stop, .loop: endPass(of: actor, at: own)
    case .after:
      let elapsed = own - actor.entry
      actor.firedAfter = elapsed
      fire(.after(elapsed), of: actor, at: own)
    case .border:
      actor.meetBorder(at: own)
      fire(.border, of: actor, at: own)
    case .frame: reportFrame(of: actor, at: own)
    }
  }

  /// A pass is over, or the state stops; an edge that waits for the end of the pass goes first.
  private func endPass(of actor: Actor, at own: Nanoseconds) {
    if actor.armedUntil == own, let armed = actor.armed {
      take(armed, of: actor, at: own)
    } else {
      if !hearsPasses(of: actor) { actor.animator?.passLoops(to: own) }
      actor.animator?.advance(to: own)
    }
  }

  // MARK: Passes

  /// Whether the end of a pass is told of or may lead to something; if not, passes are not walked
  /// through one by one, but counted when somebody wants to know.
  func hearsPasses(of actor: Actor) -> Bool { isHeard || actor.mindsPasses }

  /// Counts the passes of an actor that would have been told of by now, if they were not.
  ///
  /// - Parameters:
  ///   - actor: Whose.
  ///   - own: The present moment on its clock.
  func countPasses(of actor: Actor, at own: Nanoseconds) {
    guard !hearsPasses(of: actor) else { return }
    actor.animator?.passLoops(to: lastLoopTime(of: actor, at: own))
  }

  /// Until when the ends of passes had their turn.
  private func lastLoopTime(of actor: Actor, at own: Nanoseconds) -> Nanoseconds {
    guard let turn, (turn.actor, turn.kind.rawValue) <= (actor.index, Due.Kind.loop.rawValue)
    else { return own }
    return turn.actor == actor.index ? own - 1 : actor.ownTime(at: time - 1)
  }

  /// From now on passes are told of that were not, or the other way round.
  func changeHearing() {
    for actor in actors where !actor.mindsPasses {
      actor.animator?.passLoops(to: actor.ownTime(at: time))
    }
    schedule.touchAll()
  }
}
