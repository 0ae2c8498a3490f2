import Animation
import Basics

/// What is next due of an actor.
extension Schedule {
  func nextDue(of actor: Actor) -> Due? {
    var due = nextDueOfState(actor, withLoops: heedsPasses(of: actor))
    due.offer(.frame, nextFrame(of: actor))
    return due
  }

  /// What is next due of an actor's state, apart from frames.
  func nextDueOfState(_ actor: Actor, withLoops: Bool) -> Due? {
    guard !actor.isDone else { return nil }
    let animator = actor.animator
    let loop = withLoops ? animator?.nextLoop : nil
    var due: Due?
    due.offer(.stop, loop == nil ? animator?.nextStop : nil)
    due.offer(.after, actor.nextAfter.map { actor.entry + $0 })
    due.offer(.loop, withLoops ? loop ?? actor.visit.armedUntil : nil)
    due.offer(.border, actor.nextBorder)
    return due
  }

  /// When a frame is next to be reported.
  private func nextFrame(of actor: Actor) -> Nanoseconds? {
    guard reportsFrames, let animator = actor.animator, animator.isPlaying else { return nil }
    guard let last = actor.progress.reportedFrame, last.entry == actor.entryCount else {
      return actor.entry
    }
    // The stop is no frame.
    return animator.nextStep(after: last.time).flatMap { $0 == animator.nextStop ? nil : $0 }
  }
}
