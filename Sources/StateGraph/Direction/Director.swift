package import Basics
import Animation

/// Walks the state graphs: follows the events of the managers, and what comes from outside, and
/// tells the managers what to play.
///
/// Time is an argument, on the outer clock; the same calls give the same play. At one moment actors
/// come in the order of the file, and an actor's stop comes before its `after` edges, those before the
/// end of a pass, and that before the border.
///
/// Its parts: the ``Schedule`` says what is due, the ``Navigator`` takes transitions, the
/// ``InputHandler`` hands inputs to the actors, the ``TraceReporter`` reports events. What it costs to go on grows with what is due, not with the
/// number of actors.
package final class Director {
  package let graph: StateGraph
  /// In the order of the file.
  package let actors: [Actor]
  package private(set) var geometry: StageGeometry
  private let schedule: Schedule
  private let navigator: Navigator
  private let reporter = TraceReporter()
  private let inputs: InputHandler

  /// How many visits all actors together keep about, how many one keeps at most, and at least.
  private static let visits = (total: 4096, most: 256, fewest: 4)

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
    let visits = min(
      Self.visits.most, max(Self.visits.fewest, Self.visits.total / graph.actors.count))
    actors = graph.actors.enumerated().map { index, actor in
      Actor(
        actor, index: index, sheets: graph.sheets,
        generator: SeededGenerator(seed: seed, stream: index), geometry: geometry, visits: visits)
    }
    schedule = Schedule(actors)
    navigator = Navigator(actors, schedule: schedule, reporter: reporter)
    inputs = InputHandler(actors, navigator: navigator, reporter: reporter)
    for actor in actors { actor.director = self }
  }

  deinit {
    for actor in actors { actor.director = nil }
  }

  /// Starts every actor's first state at the outer time zero.
  package func start() {
    for actor in actors {
      // A choice before it in the file may have made it play already.
      if actor.entryCount == 0 { navigator.enter(.state(actor.graph.start), of: actor, at: 0) }
      if reportsFrames { reporter.reportFrame(of: actor, at: 0) }
    }
  }

  /// Whether every actor has come to its end.
  package var isDone: Bool { navigator.actorsOnStage == 0 }

  /// The moment that the play has come to: all that was due until then has happened.
  package var time: Nanoseconds { schedule.time }

  /// How many events have happened.
  package var eventCount: Int { schedule.eventCount }

  // MARK: Reports

  /// Called with each event, in order of time and then of actors.
  package var onEvent: ((TraceEvent) -> Void)? {
    get { reporter.onEvent }
    set {
      reporter.onEvent = newValue
      schedule.setReportsPasses(newValue != nil)
    }
  }

  /// Called with a sentence when an actor had to be stopped.
  package var onProblem: ((String) -> Void)? {
    get { reporter.onProblem }
    set { reporter.onProblem = newValue }
  }

  /// Whether frames are reported to ``onEvent`` too.
  package var reportsFrames: Bool {
    get { schedule.reportsFrames }
    set { schedule.reportsFrames = newValue }
  }

  /// Follows an event of one of an actor's animations.
  func hear(_ event: AnimationEvent, of actor: Actor, in state: Int) {
    schedule.touch(actor)
    reporter.report(TraceEvent.Kind(event), of: actor, at: actor.outerTime(of: event.time))
    navigator.follow(event, of: actor, in: state)
  }

  // MARK: Time

  /// When something is next due to be reported; nil if nothing ever is.
  package var nextEvent: Nanoseconds? { schedule.firstEvent?.time }

  /// Lets everything happen that is due until `time`, that moment included.
  ///
  /// - Parameters:
  ///   - time: The moment to come to.
  ///   - limit: How many events may happen at most, so that the caller can do something else in
  ///     between.
  /// - Returns: Whether all has happened. If not, the play has come to the moment of the last event
  ///   that did, and another call goes on from there.
  @discardableResult
  package func advance(to time: Nanoseconds, atMost limit: Int = .max) -> Bool {
    var left = limit
    while let next = schedule.firstEvent, next.time <= time {
      guard left > 0 else { return false }
      left -= 1
      schedule.perform(next) { perform($0, of: $1) }
    }
    schedule.pass(to: time)
    return true
  }

  /// How a search ended.
  package enum Search: Hashable, Sendable {
    /// It came about by the event that happened last.
    case found
    /// It does not come about until the moment that was asked for.
    case notFound
    /// More would have to happen to tell.
    case undecided
  }

  /// Lets one event after another happen, until something has come about by one of them.
  ///
  /// - Parameters:
  ///   - goal: The moment to come to if it does not; `.max` for as long as anything is due.
  ///   - limit: How many events may happen at most.
  ///   - hasCome: Whether it has come about; asked after each event. More may be due at the same moment
  ///     then.
  package func advance(
    to goal: Nanoseconds, atMost limit: Int, until hasCome: () -> Bool
  ) -> Search {
    var left = limit
    while let next = schedule.firstEvent, next.time <= min(goal, .max - 1) {
      guard left > 0 else { return .undecided }
      left -= 1
      schedule.perform(next) { perform($0, of: $1) }
      if hasCome() { return .found }
    }
    if goal < .max { schedule.pass(to: goal) }
    return .notFound
  }

  private func perform(_ due: Due, of actor: Actor) {
    let own = due.time
    switch due.kind {
    case .stop, .loop: endPass(of: actor, at: own)
    case .after:
      let elapsed = own - actor.entry
      actor.passAfter(elapsed)
      navigator.fire(.after(elapsed), of: actor, at: own)
    case .border:
      actor.meetBorder(at: own)
      navigator.fire(.border, of: actor, at: own)
    case .frame: reporter.reportFrame(of: actor, at: own)
    }
  }

  /// A pass is over, or the state stops; an edge that waits for the end of the pass goes first.
  private func endPass(of actor: Actor, at own: Nanoseconds) {
    if actor.visit.armedUntil == own, let armed = actor.armed {
      navigator.take(armed, of: actor, at: own)
    } else {
      if !schedule.heedsPasses(of: actor) { actor.animator?.passLoops(to: own) }
      actor.animator?.advance(to: own)
    }
  }

  // MARK: Pictures

  /// The actors whose picture or place may have changed since the last call, by their indexes,
  /// ascending; at first, and after another size or a reload, all.
  ///
  /// What it costs grows with their number.
  package func takeChanges() -> [Int] {
    schedule.passPictures(until: time, on: geometry.cell)
    return schedule.takeChanged()
  }

  /// When a picture next changes by itself, or may because of what happens then; nil if none ever does.
  ///
  /// - Parameter time: What the play has come to, or later; changes until then are over.
  /// - Returns: A later moment; nil for never.
  package func nextBoundary(after time: Nanoseconds) -> Nanoseconds? {
    schedule.passPictures(until: max(time, self.time), on: geometry.cell)
    return schedule.firstPicture
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
      let starts = [actor.frameStart(at: own), actor.motion.lastStep(until: own, geometry.cell)]
      return starts.compactMap { $0 }.max().map(actor.outerTime(of:))
    }.max()
  }

  // MARK: From outside

  /// Takes what comes from outside at a moment of the outer clock; what is due until then comes
  /// first.
  ///
  /// - Returns: Whether an actor took notice of it.
  @discardableResult
  package func take(_ input: StageInput, at time: Nanoseconds) -> Bool {
    advance(to: time)
    schedule.noteInput()
    // The world outside takes time for each input, even while the play stands still.
    for actor in actors { actor.forgetEntries() }
    defer { if reportsFrames { advance(to: time) } }
    guard case .resize(let new) = input else { return inputs.take(input, at: time) }
    for actor in actors { actor.move(from: geometry, to: new, at: actor.ownTime(at: time)) }
    geometry = new
    schedule.touchAll()
    return true
  }

  /// How many actors would take notice of a key or a signal.
  package func listeners(to input: StageInput) -> Int { inputs.listeners(to: input).count }

  // MARK: Snapshots

  /// Where the play is at a moment that it has come to, or later if nothing is due until then.
  package func snapshot(at time: Nanoseconds) -> DirectorSnapshot {
    DirectorSnapshot(
      graph: graph, geometry: geometry, time: time, eventCount: eventCount, isPaused: inputs.isPaused,
      actors: actors.map(\.snapshot))
  }

  /// Goes back, or forward, to where a snapshot of this director was taken.
  ///
  /// From there on the same calls give the same play to the last event. All actors may have changed.
  package func restore(_ snapshot: DirectorSnapshot) {
    geometry = snapshot.geometry
    inputs.restore(isPaused: snapshot.isPaused)
    for (actor, known) in zip(actors, snapshot.actors) { actor.restore(known) }
    navigator.countActorsOnStage()
    schedule.restore(time: snapshot.time, eventCount: snapshot.eventCount)
  }

  /// Goes back to an earlier moment, if nothing has happened since; pictures may have changed.
  ///
  /// - Returns: Whether that is so; if not, the play stays where it is.
  package func goBack(to earlier: Nanoseconds) -> Bool { schedule.goBack(to: earlier) }

  /// Goes on from a snapshot of another director, in place of ``start()``.
  ///
  /// A state that the graph still has goes on with the time that it has been playing, and sends no
  /// event twice; what is overdue by now, its stop or an `after` edge, comes at once. An actor whose
  /// state is gone begins with its first state, at the place where it is.
  package func takeUp(_ snapshot: DirectorSnapshot, at time: Nanoseconds) {
    inputs.restore(isPaused: snapshot.isPaused)
    schedule.restore(time: time, eventCount: 0)
    Continuation(of: snapshot, geometry: geometry, navigator).takeUp(actors, at: time)
    schedule.touchAll()
  }
}
