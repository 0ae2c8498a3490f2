import Animation
import StateGraph

/// What the user does to the play over the head of the graph.
extension Player {
  /// Pauses, and lets the play step.
  ///
  /// - Parameters:
  ///   - refusal: What to say if there is nowhere to step to; nil for nothing.
  ///   - move: The step; false if there is nowhere to step to.
  func step(saying refusal: String? = nil, _ move: (Performance) -> Bool) {
    clock.pause()
    performance.move(to: clock.time)
    if !move(performance), let refusal { say(refusal) }
    clock.seek(to: performance.time)
    show(at: performance.time)
  }

  /// Pauses, and goes to a moment that went by.
  func go(to moment: Nanoseconds) {
    step { performance in
      performance.move(to: min(max(performance.earliest, moment), performance.time))
      return true
    }
  }

  /// Plays a state of an actor at once, whatever the graph says.
  func play(_ state: Int, ofActor actor: Int) {
    send(.play(actor: actor, state: state))
  }

  /// Lets the chosen actor's state repeat, or go on as its graph says.
  func toggleLoop() {
    performance.move(to: clock.time)
    let isOn = !chosenActor.isLooped
    let name = chosenActor.stateName
    send(.loop(actor: overlays.chosen, isOn: isOn))
    if !showsStatus { say(isOn ? "\(name) repeats" : "\(name) goes on") }
    show(at: clock.time)
  }
}
