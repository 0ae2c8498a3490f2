import Basics
import Animation

extension Director {
  func hear(_ event: AnimationEvent, of actor: Actor, in state: Int) {
    touch(actor)
    report(TraceEvent.Kind(event), of: actor, at: actor.outerTime(of: event.time))
    switch event.kind {
    case .stop: hearStop(of: actor, in: state, at: event.time)
    case .loop where actor.mindsPasses:
      fire(.passes(event.passes), of: actor, at: event.time)
    case .start, .loop, .pause, .resume: break
    }
  }

  private func hearStop(of actor: Actor, in state: Int, at own: Nanoseconds) {
    actor.stand(at: own)
    actor.noteStop(at: own)
    if actor.isLooped {
      playAgain(actor, at: own)
    } else if actor.graph.states[state].isEnd {
      end(actor)
      report(.end, of: actor, at: actor.outerTime(of: own))
    } else {
      followStop(of: actor, at: own)
    }
  }

  /// An actor has come to its end.
  func end(_ actor: Actor) {
    guard !actor.hasEnded else { return }
    actor.hasEnded = true
    actorsOnStage -= 1
  }

  /// Something can happen to an actor again, by the user's hand.
  func revive(_ actor: Actor) {
    touch(actor)
    if actor.hasEnded { actorsOnStage += 1 }
    actor.hasEnded = false
    actor.isStuck = false
  }

  /// Tells of an event at a moment of the outer clock.
  func report(_ kind: TraceEvent.Kind, of actor: Actor, at time: Nanoseconds) {
    guard let onEvent else { return }
    onEvent(
      TraceEvent(time: time, actor: actor.graph.name, state: actor.stateName, kind: kind))
  }

  func reportFrame(of actor: Actor, at own: Nanoseconds) {
    framesReported[actor.index] = ReportedFrame(entry: actor.entryCount, time: own)
    guard let frame = actor.animator?.frame(at: own) else { return }
    report(.frame(frame), of: actor, at: actor.outerTime(of: own))
  }
}

extension TraceEvent.Kind {
  init(_ event: AnimationEvent) {
    self =
      switch event.kind {
      case .start: .start
      case .loop: .loop(event.passes)
      case .pause: .pause
      case .resume: .resume
      case .stop: .stop
      }
  }
}
