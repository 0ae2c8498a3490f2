import Basics

/// Hands inputs to the actors, and knows whether the play is paused.
///
/// All moments are of the outer clock; what is due until then has happened.
final class InputHandler {
  private let actors: [Actor]
  private let navigator: Navigator
  private let reporter: TraceReporter
  /// Whether the last of pause and resume was a pause; to stop the clock is up to the caller.
  private(set) var isPaused = false

  init(_ actors: [Actor], navigator: Navigator, reporter: TraceReporter) {
    self.actors = actors
    self.navigator = navigator
    self.reporter = reporter
  }

  func restore(isPaused: Bool) { self.isPaused = isPaused }

  /// Takes an input that is not another size of the stage.
  ///
  /// - Returns: Whether an actor took notice of it.
  func take(_ input: StageInput, at time: Nanoseconds) -> Bool {
    switch input {
    case .key, .signal: return fire(input, at: time)
    case .click(let index):
      let actor = actors[index]
      return navigator.fire(.click, of: actor, at: actor.ownTime(at: time))
    case .pause: return pause(at: time)
    case .resume: return resume(at: time)
    case .resize: return false
    case .play(let index, let state):
      guard actors.indices.contains(index), actors[index].graph.states.indices.contains(state)
      else { return false }
      navigator.play(state, ofActor: actors[index], at: time)
      return true
    case .loop(let index, let isOn):
      guard actors.indices.contains(index), actors[index].isLooped != isOn else { return false }
      navigator.setLooped(isOn, actors[index], at: time)
      return true
    }
  }

  // MARK: Keys and signals

  /// The actors that would take notice of a key or a signal.
  func listeners(to input: StageInput) -> [Actor] {
    guard let event = input.trigger else { return [] }
    return actors.filter { !$0.isDone && !$0.transitions(on: event).isEmpty }
  }

  private func fire(_ input: StageInput, at time: Nanoseconds) -> Bool {
    guard let event = input.trigger else { return false }
    let listeners = listeners(to: input)
    // An actor that another one makes play a state does not hear the same input there.
    let states = listeners.map(\.entryCount)
    for (actor, entered) in zip(listeners, states) where actor.entryCount == entered {
      navigator.fire(event, of: actor, at: actor.ownTime(at: time))
    }
    return !listeners.isEmpty
  }

  // MARK: Pauses

  /// Lets the edges of the pause fire.
  private func pause(at time: Nanoseconds) -> Bool {
    guard !isPaused else { return false }
    isPaused = true
    for actor in actors where !actor.isDone {
      reporter.report(.pause, of: actor, at: time)
      navigator.fire(.pause, of: actor, at: actor.ownTime(at: time))
    }
    return true
  }

  private func resume(at time: Nanoseconds) -> Bool {
    guard isPaused else { return false }
    isPaused = false
    for actor in actors where !actor.isDone { reporter.report(.resume, of: actor, at: time) }
    return true
  }
}

extension StageInput {
  /// What a key or a signal makes fire; nil of other inputs.
  fileprivate var trigger: Trigger? {
    switch self {
    case .key(let name): .key(name)
    case .signal(let name): .signal(name)
    case .click, .pause, .resume, .resize, .play, .loop: nil
    }
  }
}
