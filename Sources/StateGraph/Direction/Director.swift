package import Animation

/// Walks the state graphs: hears the events of the managers and tells them what to play.
///
/// Time is an argument, on the outer clock; the same calls give the same play.
package final class Director {
  package let graph: StateGraph
  /// In the order of the file.
  package let actors: [Actor]
  /// Called with each event, in order of time and then of actors.
  package var onEvent: ((TraceEvent) -> Void)?
  /// Whether ``onEvent`` is told of frames too.
  package var reportsFrames = false

  /// Makes a director that has not started yet.
  ///
  /// - Parameters:
  ///   - graph: What is played.
  ///   - seed: Chance is the same for the same seed.
  package init(_ graph: StateGraph, seed: UInt64 = 0) {
    self.graph = graph
    actors = graph.actors.enumerated().map { index, actor in
      Actor(
        actor, sheets: graph.sheets, generator: SeededGenerator(seed: seed, stream: index))
    }
    for actor in actors { listen(to: actor) }
  }

  /// Starts every actor's first state at the outer time zero.
  package func start() {
    for actor in actors {
      actor.enter(actor.graph.start, at: 0)
      reportFrame(of: actor, at: 0)
    }
  }

  // MARK: Time

  /// When something is next due to be reported; nil if nothing ever is.
  package var nextEvent: Nanoseconds? { next()?.time }

  /// Lets everything happen that is due until `time`, that moment included.
  package func advance(to time: Nanoseconds) {
    while let due = next(), due.time <= time { step(due) }
  }

  /// When the picture next changes after `time`, by itself; nil if it never does.
  package func nextBoundary(after time: Nanoseconds) -> Nanoseconds? {
    actors.compactMap { actor in
      actor.manager.animator?.nextBoundary(after: actor.ownTime(at: time))
        .map(actor.outerTime(of:))
    }.min()
  }

  /// When the picture that shows at `time` began to show; nil before the start.
  package func frameStart(at time: Nanoseconds) -> Nanoseconds? {
    actors.compactMap { actor in
      actor.frameStart(at: actor.ownTime(at: time)).map(actor.outerTime(of:))
    }.max()
  }

  /// The next thing due, its actor's and the outer time of it.
  private struct Due {
    let time: Nanoseconds
    let own: Nanoseconds
    let actor: Actor
  }

  private func next() -> Due? {
    var first: Due?
    for actor in actors {
      guard let own = nextMoment(of: actor) else { continue }
      let time = actor.outerTime(of: own)
      if first.map({ time < $0.time }) ?? true { first = Due(time: time, own: own, actor: actor) }
    }
    return first
  }

  private func nextMoment(of actor: Actor) -> Nanoseconds? {
    let event = actor.manager.nextEvent
    guard reportsFrames, let shown = framesReported[ObjectIdentifier(actor)],
      let frame = actor.manager.animator?.nextStep(after: shown)
    else { return event }
    return min(frame, event ?? frame)
  }

  private func step(_ due: Due) {
    due.actor.manager.advance(to: due.own)
    if due.actor.manager.animator?.isPlaying == true { reportFrame(of: due.actor, at: due.own) }
  }

  // MARK: Events

  private func listen(to actor: Actor) {
    for (index, state) in actor.graph.states.enumerated() {
      actor.manager.observe(state.name) { [weak self, weak actor] event in
        guard let self, let actor else { return }
        hear(event, of: actor, in: index)
      }
    }
  }

  private func hear(_ event: AnimationEvent, of actor: Actor, in state: Int) {
    report(TraceEvent.Kind(event), of: actor, in: state, at: event.time)
    guard event.kind == .stop, let taken = actor.transition(from: state, on: .stop) else { return }
    actor.enter(taken.to, at: event.time)
  }

  private func report(
    _ kind: TraceEvent.Kind, of actor: Actor, in state: Int, at own: Nanoseconds
  ) {
    guard let onEvent else { return }
    onEvent(
      TraceEvent(
        time: actor.outerTime(of: own), actor: actor.graph.name,
        state: actor.graph.states[state].name, kind: kind))
  }

  /// Until when the frames of each actor were reported, on its own clock.
  private var framesReported: [ObjectIdentifier: Nanoseconds] = [:]

  private func reportFrame(of actor: Actor, at own: Nanoseconds) {
    guard reportsFrames, let frame = actor.manager.animator?.frame(at: own) else { return }
    framesReported[ObjectIdentifier(actor)] = own
    report(.frame(frame), of: actor, in: actor.state, at: own)
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
