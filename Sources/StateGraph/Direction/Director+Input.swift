package import Basics
package import Animation

extension Director {
  /// Takes what comes from outside at a moment of the outer clock; what is due until then comes
  /// first.
  ///
  /// - Returns: Whether an actor took notice of it.
  @discardableResult
  package func take(_ input: StageInput, at time: Nanoseconds) -> Bool {
    advance(to: time)
    // Whoever is outside takes time for each input, even while the play stands still.
    for actor in actors { actor.entriesAtOnce = 0 }
    defer { if reportsFrames { advance(to: time) } }
    switch input {
    case .key(let name): return fireAll(.key(name), at: time)
    case .signal(let name): return fireAll(.signal(name), at: time)
    case .click(let index):
      let actor = actors[index]
      return fire(.click, of: actor, at: actor.ownTime(at: time))
    case .pause: return pause(at: time)
    case .resume: return resume(at: time)
    case .resize(let new):
      for actor in actors { actor.move(from: geometry, to: new, at: actor.ownTime(at: time)) }
      geometry = new
      schedule.touchAll()
      return true
    case .play(let actor, let state): return play(state, ofActor: actor, at: time)
    case .loop(let actor, let isOn): return setLoop(isOn, ofActor: actor, at: time)
    }
  }

  /// How many actors would take notice of a key or a signal.
  package func listeners(to input: StageInput) -> Int {
    switch input {
    case .key(let name): listening(to: .key(name)).count
    case .signal(let name): listening(to: .signal(name)).count
    default: 0
    }
  }

  private func listening(to event: Trigger) -> [Actor] {
    actors.filter { !$0.isDone && !$0.transitions(on: event).isEmpty }
  }

  private func fireAll(_ event: Trigger, at time: Nanoseconds) -> Bool {
    // Whoever is told by one actor to play another state does not hear the same input there.
    let listening = listening(to: event)
    let states = listening.map(\.entryCount)
    for (actor, entered) in zip(listening, states) where actor.entryCount == entered {
      fire(event, of: actor, at: actor.ownTime(at: time))
    }
    return !listening.isEmpty
  }

  /// The edges of the pause fire; time stands still only for those who ask it of their clock.
  private func pause(at time: Nanoseconds) -> Bool {
    guard !isPaused else { return false }
    isPaused = true
    for actor in actors where !actor.isDone {
      report(.pause, of: actor, at: time)
      fire(.pause, of: actor, at: actor.ownTime(at: time))
    }
    return true
  }

  private func resume(at time: Nanoseconds) -> Bool {
    guard isPaused else { return false }
    isPaused = false
    for actor in actors where !actor.isDone { report(.resume, of: actor, at: time) }
    return true
  }
}
