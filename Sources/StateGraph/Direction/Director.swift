package import Animation

/// Walks the state graphs: hears the events of the managers, and what comes from outside, and tells
/// the managers what to play.
///
/// Time is an argument, on the outer clock; the same calls give the same play. At one moment an actor's
/// stop comes before its `after` edges, those before the end of a pass, and that before the border.
package final class Director {
  package let graph: StateGraph
  /// In the order of the file.
  package let actors: [Actor]
  package internal(set) var geometry: StageGeometry
  /// Called with each event, in order of time and then of actors.
  package var onEvent: ((TraceEvent) -> Void)?
  /// Called with a sentence when an actor had to be stopped.
  package var onProblem: ((String) -> Void)?
  /// Whether ``onEvent`` is told of frames too.
  package var reportsFrames = false

  /// The frame of each actor that was reported last.
  private var framesReported: [ReportedFrame?]
  /// Whether the last word on it was a pause; whoever drives the director stops its clock.
  var isPaused = false

  /// Makes a director that has not started yet.
  ///
  /// - Parameters:
  ///   - graph: What is played.
  ///   - geometry: Of the stage; nil for one of 80 columns and 24 rows in half blocks.
  ///   - seed: Chance is the same for the same seed.
  package init(_ graph: StateGraph, geometry: StageGeometry? = nil, seed: UInt64 = 0) {
    let geometry = geometry ?? StageGeometry(graph, columns: 80, rows: 24)
    self.graph = graph
    self.geometry = geometry
    actors = graph.actors.enumerated().map { index, actor in
      Actor(
        actor, index: index, sheets: graph.sheets,
        generator: SeededGenerator(seed: seed, stream: index), geometry: geometry,
        visits: min(256, max(4, 4096 / graph.actors.count)))
    }
    framesReported = actors.map { _ in nil }
    for actor in actors { listen(to: actor) }
  }

  /// Starts every actor's first state at the outer time zero.
  package func start() {
    for actor in actors {
      // A choice before it in the file may have told it to play already.
      if actor.entryCount == 0 { enter(.state(actor.graph.start), of: actor, at: 0) }
      if reportsFrames { reportFrame(of: actor, at: 0) }
    }
  }

  /// Whether every actor has come to its end.
  package var isDone: Bool { actors.allSatisfy(\.hasEnded) }

  // MARK: Time

  /// When something is next due to be reported; nil if nothing ever is.
  package var nextEvent: Nanoseconds? { next()?.time }

  /// Lets everything happen that is due until `time`, that moment included.
  package func advance(to time: Nanoseconds) {
    while let due = next(), due.time <= time { step(due) }
    for actor in actors where !hearsPasses(of: actor) {
      actor.manager.animator?.passLoops(to: actor.ownTime(at: time))
    }
  }

  /// Whether the end of a pass is told of or may lead to something; if not, passes are not walked
  /// through one by one.
  func hearsPasses(of actor: Actor) -> Bool { onEvent != nil || actor.mindsPasses }

  /// When the picture next changes after `time`, by itself; nil if it never does.
  package func nextBoundary(after time: Nanoseconds) -> Nanoseconds? {
    var first: Nanoseconds?
    for actor in actors {
      let own = actor.ownTime(at: time)
      let moments = [
        actor.manager.animator?.nextBoundary(after: own),
        nextOfState(actor, withLoops: actor.mindsPasses)?.time,
        actor.nextStepOfMotion(after: own, geometry),
      ]
      guard let moment = moments.compactMap({ $0 }).min() else { continue }
      first = min(actor.outerTime(of: moment), first ?? .max)
    }
    return first
  }

  /// When a pass of any actor next ends, whether or not it leads to something; nil if none does.
  package var nextPass: Nanoseconds? {
    actors.compactMap { actor in actor.manager.nextEvent.map(actor.outerTime) }.min()
  }

  /// When the picture that shows at `time` began to show; nil before the start.
  package func frameStart(at time: Nanoseconds) -> Nanoseconds? {
    actors.compactMap { actor in
      let own = actor.ownTime(at: time)
      let starts = [actor.frameStart(at: own), actor.lastStepOfMotion(until: own, geometry)]
      return starts.compactMap { $0 }.max().map(actor.outerTime(of:))
    }.max()
  }

  // MARK: What is due

  /// The next thing due: what, whose, and when on both clocks.
  private struct Due {
    let kind: Kind
    let time: Nanoseconds
    let own: Nanoseconds
    let actor: Actor

    /// In the order in which they come at one moment.
    enum Kind: Int {
      case stop
      case after
      case loop
      case border
      case frame
    }
  }

  private func next() -> Due? {
    var first: Due?
    for actor in actors {
      guard let due = nextOf(actor) else { continue }
      let time = actor.outerTime(of: due.time)
      if first.map({ time < $0.time }) ?? true {
        first = Due(kind: due.kind, time: time, own: due.time, actor: actor)
      }
    }
    return first
  }

  private func nextOf(_ actor: Actor) -> (kind: Due.Kind, time: Nanoseconds)? {
    let due = nextOfState(actor, withLoops: hearsPasses(of: actor))
    guard let frame = nextFrame(of: actor), due.map({ frame < $0.time }) ?? true else { return due }
    return (.frame, frame)
  }

  /// When a frame is next to be reported.
  private func nextFrame(of actor: Actor) -> Nanoseconds? {
    guard reportsFrames, let animator = actor.manager.animator, animator.isPlaying else {
      return nil
    }
    guard let last = framesReported[actor.index], last.entry == actor.entryCount else {
      return actor.entry
    }
    // The stop is no frame.
    return animator.nextStep(after: last.time).flatMap { $0 == animator.nextStop ? nil : $0 }
  }

  /// What is next due of an actor's state, apart from frames.
  private func nextOfState(
    _ actor: Actor, withLoops: Bool
  ) -> (kind: Due.Kind, time: Nanoseconds)? {
    guard !actor.isDone else { return nil }
    let animator = actor.manager.animator
    let loop = animator?.nextLoop
    var due: (kind: Due.Kind, time: Nanoseconds)?
    func offer(_ kind: Due.Kind, _ time: Nanoseconds?) {
      guard let time, due.map({ time < $0.time }) ?? true else { return }
      due = (kind, time)
    }
    offer(.stop, loop == nil || !withLoops ? animator?.nextStop : nil)
    offer(.after, actor.nextAfter.map { actor.entry + $0 })
    if withLoops { offer(.loop, loop ?? actor.armedUntil) }
    offer(.border, actor.nextBorder)
    return due
  }

  private func step(_ due: Due) {
    let (actor, own) = (due.actor, due.own)
    switch due.kind {
    case .stop, .loop: endPass(of: actor, at: own)
    case .after:
      let elapsed = own - actor.entry
      actor.firedAfter = elapsed
      fire(of: actor, at: own) { $0 == .after(elapsed) }
    case .border:
      actor.hasMetBorder = true
      fire(of: actor, at: own) { $0 == .border }
    case .frame: reportFrame(of: actor, at: own)
    }
  }

  /// A pass is over, or the state stops; an edge that waits for the end of the pass goes first.
  private func endPass(of actor: Actor, at own: Nanoseconds) {
    if let armed = actor.armed, actor.armedUntil == own {
      take(armed, of: actor, at: own)
    } else {
      if !hearsPasses(of: actor) { actor.manager.animator?.passLoops(to: own) }
      actor.manager.advance(to: own)
    }
  }

  // MARK: Events

  private func listen(to actor: Actor) {
    for (index, state) in actor.graph.states.enumerated() where !state.isChoice {
      actor.manager.observe(state.name) { [weak self, weak actor] event in
        guard let self, let actor else { return }
        hear(event, of: actor, in: index)
      }
    }
  }

  private func hear(_ event: AnimationEvent, of actor: Actor, in state: Int) {
    report(TraceEvent.Kind(event), of: actor, at: actor.outerTime(of: event.time))
    if event.kind == .stop {
      actor.stand(at: event.time)
      actor.log.stop(at: actor.outerTime(of: event.time))
    }
    switch event.kind {
    case .stop where actor.isLooped: playAgain(actor, at: event.time)
    case .stop where actor.graph.states[state].isEnd:
      actor.hasEnded = true
      report(.end, of: actor, at: actor.outerTime(of: event.time))
    case .stop: followStop(of: actor, at: event.time)
    case .loop:
      fire(of: actor, at: event.time) { $0 == .loop || $0 == .passes(event.passes) }
    case .start, .pause, .resume: break
    }
  }

  /// Tells of an event at a moment of the outer clock.
  func report(_ kind: TraceEvent.Kind, of actor: Actor, at time: Nanoseconds) {
    guard let onEvent else { return }
    onEvent(
      TraceEvent(time: time, actor: actor.graph.name, state: actor.stateName, kind: kind))
  }

  private func reportFrame(of actor: Actor, at own: Nanoseconds) {
    framesReported[actor.index] = ReportedFrame(entry: actor.entryCount, time: own)
    guard let frame = actor.manager.animator?.frame(at: own) else { return }
    report(.frame(frame), of: actor, at: actor.outerTime(of: own))
  }

  /// A frame that was reported: how many states were entered until then, and when on the own clock.
  private struct ReportedFrame {
    let entry: Int
    let time: Nanoseconds
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
