package import Animation

extension Director {
  /// Takes what comes from outside at a moment of the outer clock; what is due until then comes
  /// first.
  ///
  /// - Returns: Whether an actor took notice of it.
  @discardableResult
  package func take(_ input: StageInput, at time: Nanoseconds) -> Bool {
    advance(to: time)
    defer { if reportsFrames { advance(to: time) } }
    switch input {
    case .key(let name): return fireAll(at: time) { $0 == .key(name) }
    case .signal(let name): return fireAll(at: time) { $0 == .signal(name) }
    case .click(let index):
      let actor = actors[index]
      return fire(of: actor, at: actor.ownTime(at: time)) { $0 == .click }
    case .pause: return pause(at: time)
    case .resume: return resume(at: time)
    case .resize(let new):
      for actor in actors { actor.move(from: geometry, to: new, at: actor.ownTime(at: time)) }
      geometry = new
      return true
    case .play(let actor, let state): return play(state, ofActor: actor, at: time)
    case .loop(let actor, let isOn): return setLoop(isOn, ofActor: actor, at: time)
    }
  }

  /// How many actors would take notice of a key or a signal.
  package func listeners(to input: StageInput) -> Int {
    switch input {
    case .key(let name): listening { $0 == .key(name) }.count
    case .signal(let name): listening { $0 == .signal(name) }.count
    default: 0
    }
  }

  private func listening(where fires: (Trigger) -> Bool) -> [Actor] {
    actors.filter { !$0.isDone && !$0.transitions(where: fires).isEmpty }
  }

  private func fireAll(at time: Nanoseconds, where fires: (Trigger) -> Bool) -> Bool {
    // Whoever is told by one actor to play another state does not hear the same input there.
    let listening = listening(where: fires)
    let states = listening.map(\.entryCount)
    for (actor, entered) in zip(listening, states) where actor.entryCount == entered {
      fire(of: actor, at: actor.ownTime(at: time), where: fires)
    }
    return !listening.isEmpty
  }

  /// The edges of the pause fire; time stands still only for those who ask it of their clock.
  private func pause(at time: Nanoseconds) -> Bool {
    guard !isPaused else { return false }
    isPaused = true
    for actor in actors where !actor.isDone {
      report(.pause, of: actor, at: time)
      fire(of: actor, at: actor.ownTime(at: time)) { $0 == .pause }
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
