package import Basics

/// One run of a graph that can be led back: the director, and the time that the play has come to.
///
/// Chance comes from a seed, so going back is to restore a snapshot and to play on from there, with
/// what came from outside (``PerformanceHistory``). At most ``mostAtOnce`` events are played in one
/// call: a longer way back goes on with ``goOn()``. Where the graph was replaced is as far back as one
/// can go.
package final class Performance {
  package private(set) var graph: StateGraph
  package private(set) var director: Director
  /// How far the play has come, on the outer clock.
  package private(set) var time: Nanoseconds = 0

  /// Why an actor had to be stopped; nil if none was.
  package private(set) var problem: String?

  /// How many events happen in one call at most, so that keys are heard in between.
  static let mostAtOnce = 10_000

  private let seed: UInt64
  /// Events between two snapshots; nil for a number that suits the actors.
  private let snapshotInterval: Int?
  private var history: PerformanceHistory
  private var wayBack: WayBack?

  /// A way back that is not over yet.
  private struct WayBack {
    let goal: Nanoseconds
    /// From the goal the way leads on to an earlier moment, which is found there; nil if it does not.
    let beginning: ((Performance) -> Nanoseconds)?
    /// The stage keeps the size that it came to have later.
    let geometry: StageGeometry
  }

  /// Starts the graph at zero.
  package convenience init(_ graph: StateGraph, geometry: StageGeometry, seed: UInt64) {
    self.init(graph, geometry: geometry, seed: seed, snapshotInterval: nil)
  }

  /// Starts the graph at zero, with a snapshot after every `snapshotInterval` events and inputs.
  init(_ graph: StateGraph, geometry: StageGeometry, seed: UInt64, snapshotInterval: Int?) {
    self.graph = graph
    self.seed = seed
    self.snapshotInterval = snapshotInterval
    director = Director(graph, geometry: geometry, seed: seed)
    history = PerformanceHistory(
      from: director.snapshot(at: 0), problem: nil, actors: graph.actors.count)
    begin { $0.start() }
  }

  /// Starts from zero again, every actor at its first place.
  package func restart() {
    director = Director(graph, geometry: director.geometry, seed: seed)
    time = 0
    begin { $0.start() }
  }

  /// Plays another graph from where this one is: states that it has too go on, with their time.
  package func replace(with graph: StateGraph, geometry: StageGeometry) {
    let snapshot = director.snapshot(at: time)
    self.graph = graph
    director = Director(graph, geometry: geometry, seed: seed)
    begin { $0.takeUp(snapshot, at: time) }
  }

  /// Begins a run that cannot be led back any further.
  private func begin(_ start: (Director) -> Void) {
    wayBack = nil
    problem = nil
    director.onProblem = { [weak self] in self?.problem = $0 }
    start(director)
    history = PerformanceHistory(
      from: director.snapshot(at: time), problem: problem, actors: graph.actors.count,
      interval: snapshotInterval)
  }

  // MARK: Time

  /// Goes to a moment.
  ///
  /// If very much has to happen until then, only as far as a part of it leads: ``time`` says how far.
  /// The rest of a way back is up to ``goOn()``; a call to go somewhere else, or to take something
  /// from outside, ends that way where it has come to.
  package func move(to moment: Nanoseconds) {
    if isGoingBack, moment == time { return }
    endWayBack()
    if moment < time { return goBack(to: moment) }
    var left = Self.mostAtOnce
    advance(to: moment, atMost: &left)
  }

  /// Plays on until something has come about, as ``Director/advance(to:atMost:until:)`` does; if it
  /// does not, not at all.
  ///
  /// - Parameters:
  ///   - moment: When it will have come about at the latest; `.max` if that is not known.
  ///   - limit: How many events may happen at most.
  ///   - hasCome: Whether it has come about.
  /// - Returns: How the step ended.
  func play(to moment: Nanoseconds, atMost limit: Int, until hasCome: () -> Bool) -> Step {
    endWayBack()
    let origin = (history: history, snapshot: director.snapshot(at: time), problem: problem)
    var left = limit
    let search = advance(to: moment, atMost: &left, until: hasCome)
    if hasCome() {
      // What else is due at that moment.
      move(to: time)
      return .done
    }
    if time > origin.snapshot.time {
      history = origin.history
      restore(origin.snapshot, problem: origin.problem)
    }
    return search == .undecided ? .tooFar : .nowhere
  }

  /// Goes to the next moment at which the picture changes.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  package func stepForward() -> Bool {
    guard let next = director.nextBoundary(after: time) else { return false }
    move(to: next)
    return true
  }

  /// Goes back to the moment at which the picture before the present one appeared.
  ///
  /// - Returns: Whether there was one before.
  @discardableResult
  package func stepBack() -> Bool {
    guard let present = director.frameStart(at: time), present > earliest else { return false }
    goBack(to: present - 1) { $0.director.frameStart(at: $0.time) ?? 0 }
    return true
  }

  /// Plays on, and keeps a snapshot now and then.
  ///
  /// - Parameters:
  ///   - moment: Where to.
  ///   - left: How many events may happen at most; those that happen are subtracted.
  ///   - hasCome: Asked after each event; true ends the way there.
  /// - Returns: Whether it has come about.
  @discardableResult
  private func advance(
    to moment: Nanoseconds, atMost left: inout Int, until hasCome: () -> Bool = { false }
  ) -> Director.Search {
    while true {
      let before = director.eventCount
      let limit = min(left, max(1, history.missing(after: before)))
      let search = director.advance(to: moment, atMost: limit, until: hasCome)
      left -= director.eventCount - before
      time = director.time
      keepSnapshot()
      if search != .undecided || left == 0 { return search }
    }
  }

  private func keepSnapshot() {
    guard history.missing(after: director.eventCount) == 0 else { return }
    history.keep(director.snapshot(at: director.time), problem: problem)
  }

  private func restore(_ snapshot: DirectorSnapshot, problem: String?) {
    director.restore(snapshot)
    self.problem = problem
    time = snapshot.time
  }

  // MARK: Back

  /// As far back as one can go.
  package var earliest: Nanoseconds { history.earliest }

  /// How many inputs are kept to be taken again.
  var inputCount: Int { history.inputCount }

  /// Whether a way back is not over yet, because very much happens on it.
  package var isGoingBack: Bool { wayBack != nil }

  /// Goes back to a moment, and from there to one that is found there.
  func goBack(to moment: Nanoseconds, then beginning: ((Performance) -> Nanoseconds)? = nil) {
    endWayBack()
    setOut(WayBack(goal: moment, beginning: beginning, geometry: director.geometry))
    goOn()
  }

  /// Goes on with a way back, as far as ``mostAtOnce`` events lead.
  package func goOn() {
    var left = Self.mostAtOnce
    while let way = wayBack, replay(to: way.goal, atMost: &left) {
      wayBack = nil
      if director.geometry != way.geometry { take(.resize(way.geometry)) }
      let goal = way.beginning.map { max(earliest, $0(self)) } ?? time
      if goal < time { setOut(WayBack(goal: goal, beginning: nil, geometry: way.geometry)) }
    }
  }

  private func setOut(_ way: WayBack) {
    wayBack = way
    if way.goal >= earliest, director.goBack(to: way.goal) {
      time = director.time
      history.dropSnapshots(after: time)
    } else {
      let moment = history.goBack(to: way.goal)
      restore(moment.snapshot, problem: moment.problem)
    }
  }

  /// Plays to a moment that was played before, with the same inputs.
  ///
  /// - Returns: Whether it has come there.
  private func replay(to moment: Nanoseconds, atMost left: inout Int) -> Bool {
    while let next = history.pending(until: moment) {
      guard advance(to: next.time, atMost: &left) != .undecided, left > 0 else { return false }
      director.take(next.input, at: next.time)
      history.passPending()
      left -= 1
      keepSnapshot()
    }
    return advance(to: moment, atMost: &left) != .undecided
  }

  /// Stays where a way back has come to.
  private func endWayBack() {
    guard let way = wayBack else { return }
    wayBack = nil
    history.dropPending()
    if director.geometry != way.geometry { take(.resize(way.geometry)) }
  }

  // MARK: From outside

  /// Takes what comes from outside at the time that the play has come to.
  ///
  /// - Returns: Whether an actor took notice of it.
  @discardableResult
  package func take(_ input: StageInput) -> Bool {
    endWayBack()
    let isHeard = director.take(input, at: time)
    if isHeard { history.note(input, at: time) }
    keepSnapshot()
    return isHeard
  }
}
