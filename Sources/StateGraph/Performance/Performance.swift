package import Basics
package import Animation
package import StateGraph

/// One run of a graph that can be led back: the director, what came from outside, and the time that
/// the play has come to.
///
/// Chance comes from a seed, so going back is playing again to an earlier moment, with what came from
/// outside until then. Where the graph was replaced is as far back as one can go.
package final class Performance {
  package private(set) var graph: StateGraph
  package private(set) var director: Director
  /// How far the play has come, on the outer clock.
  package private(set) var time: Nanoseconds = 0

  /// Why an actor had to be stopped; nil if none was.
  package private(set) var problem: String?

  /// How much happens in one ``move(to:)`` at most.
  private static let mostAtOnce = 10_000

  private let seed: UInt64
  private var beginning: Beginning
  private var inputs: [(time: Nanoseconds, input: StageInput)] = []

  /// From where the play can be played again.
  private enum Beginning {
    /// From zero, on a stage of these sides.
    case start(StageGeometry)
    /// From where another graph was left, at this time.
    case snapshot(DirectorSnapshot, StageGeometry, at: Nanoseconds)
  }

  /// Starts the graph at zero.
  package init(_ graph: StateGraph, geometry: StageGeometry, seed: UInt64) {
    self.graph = graph
    self.seed = seed
    beginning = .start(geometry)
    director = Director(graph, geometry: geometry, seed: seed)
    listen()
    director.start()
  }

  private func listen() {
    problem = nil
    director.onProblem = { [weak self] in self?.problem = $0 }
  }

  /// Starts from zero again, every actor at its first place.
  package func restart() {
    beginning = .start(director.geometry)
    inputs = []
    beginAgain()
  }

  // MARK: Time

  /// Goes to a moment; to an earlier one by playing again from the beginning.
  ///
  /// If very much has to happen until then, only as far as a part of it leads: ``time`` says how far.
  package func move(to moment: Nanoseconds) {
    guard moment < time else {
      director.advance(to: moment, atMost: Self.mostAtOnce)
      time = director.time
      return
    }
    let geometry = director.geometry
    inputs.removeAll { $0.time > moment }
    beginAgain()
    for (time, input) in inputs { director.take(input, at: time) }
    director.advance(to: moment)
    time = max(time, moment)
    // The stage has the size that it came to have later.
    if director.geometry != geometry { take(.resize(geometry)) }
  }

  /// Plays on until something has come about, as ``Director/advance(to:atMost:until:)`` does.
  func play(to moment: Nanoseconds, atMost limit: Int, until hasCome: () -> Bool) -> Bool {
    defer { time = director.time }
    return director.advance(to: moment, atMost: limit, until: hasCome)
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
    move(to: present - 1)
    move(to: max(earliest, director.frameStart(at: time) ?? 0))
    return true
  }

  /// As far back as one can go.
  package var earliest: Nanoseconds {
    switch beginning {
    case .start: 0
    case .snapshot(_, _, let time): time
    }
  }

  private func beginAgain() {
    switch beginning {
    case .start(let geometry):
      director = Director(graph, geometry: geometry, seed: seed)
      listen()
      director.start()
    case .snapshot(let snapshot, let geometry, let time):
      director = Director(graph, geometry: geometry, seed: seed)
      listen()
      director.takeUp(snapshot, at: time)
    }
    time = earliest
  }

  // MARK: From outside

  /// Takes what comes from outside at the time that the play has come to.
  ///
  /// - Returns: Whether an actor took notice of it.
  @discardableResult
  package func take(_ input: StageInput) -> Bool {
    let isHeard = director.take(input, at: time)
    if isHeard { inputs.append((time, input)) }
    return isHeard
  }

  /// Plays another graph from where this one is: states that it has too go on, with their time.
  package func replace(with graph: StateGraph, geometry: StageGeometry) {
    beginning = .snapshot(director.snapshot(at: time), geometry, at: time)
    self.graph = graph
    inputs = []
    beginAgain()
  }
}
