package import Basics
package import Animation

/// Walks the state graphs: hears the events of the managers, and what comes from outside, and tells
/// the managers what to play.
///
/// Time is an argument, on the outer clock; the same calls give the same play. At one moment actors
/// come in the order of the file, and an actor's stop comes before its `after` edges, those before the
/// end of a pass, and that before the border.
///
/// What it costs to go on grows with what is due, not with the number of actors.
package final class Director {
  package let graph: StateGraph
  /// In the order of the file.
  package let actors: [Actor]
  package internal(set) var geometry: StageGeometry
  /// Called with each event, in order of time and then of actors.
  package var onEvent: ((TraceEvent) -> Void)? { didSet { isHeard = onEvent != nil } }
  /// Called with a sentence when an actor had to be stopped.
  package var onProblem: ((String) -> Void)?
  /// Whether ``onEvent`` is told of frames too.
  package var reportsFrames = false { didSet { schedule.touchAll() } }

  // These are set without a guard against another access: none lasts as long as a call of
  // anything else.

  /// Whether there is an ``onEvent``.
  private(set) var isHeard = false {
    didSet { if isHeard != oldValue { changeHearing() } }
  }
  /// What the play has come to: all that is due until then has happened.
  package internal(set) var time: Nanoseconds = 0
  /// What is next due, and whose pictures have changed.
  var schedule: Schedule
  /// Whose turn it is at the present moment, and for what; nil if everybody had it.
  var turn: (actor: Int, kind: Due.Kind)?

  /// The frame of each actor that was reported last.
  var framesReported: [ReportedFrame?]
  /// Whether the last word on it was a pause; whoever drives the director stops its clock.
  var isPaused = false
  /// How many actors have not come to their ends.
  var actorsOnStage: Int

  /// A frame that was reported: how many states were entered until then, and when on the own clock.
  struct ReportedFrame {
    let entry: Int
    let time: Nanoseconds
  }

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
    let count = graph.actors.count
    actors = graph.actors.enumerated().map { index, actor in
      Actor(
        actor, index: index, sheets: graph.sheets,
        generator: SeededGenerator(seed: seed, stream: index), geometry: geometry,
        visits: min(256, max(4, 4096 / graph.actors.count)))
    }
    schedule = Schedule(actors: count)
    framesReported = Array(repeating: nil, count: count)
    actorsOnStage = count
    for actor in actors { actor.director = self }
  }

  deinit {
    for actor in actors { actor.director = nil }
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
  package var isDone: Bool { actorsOnStage == 0 }

  // MARK: Changes

  /// The actors whose picture or place may have changed since the last call, by their indexes,
  /// ascending; at first, and after another size or a reload, all.
  ///
  /// What it costs grows with their number.
  package func takeChanges() -> [Int] {
    passPictures(until: time)
    return schedule.takeChanged()
  }

  /// Says that something about an actor may be due at another moment, or look otherwise.
  func touch(_ actor: Actor) { schedule.touch(actor.index) }
}
