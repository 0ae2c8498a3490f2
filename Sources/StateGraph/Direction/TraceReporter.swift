import Basics
import Animation

/// Reports what happens on the stage.
final class TraceReporter {
  /// Called with each event, in order of time and then of actors.
  var onEvent: ((TraceEvent) -> Void)?
  /// Called with a sentence when an actor had to be stopped.
  var onProblem: ((String) -> Void)?

  /// Reports an event at a moment of the outer clock.
  func report(_ kind: TraceEvent.Kind, of actor: Actor, at time: Nanoseconds) {
    guard let onEvent else { return }
    onEvent(TraceEvent(time: time, actor: actor.graph.name, state: actor.stateName, kind: kind))
  }

  /// Reports the frame that an actor shows at a moment of its own clock.
  func reportFrame(of actor: Actor, at own: Nanoseconds) {
    actor.noteReportedFrame(at: own)
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
