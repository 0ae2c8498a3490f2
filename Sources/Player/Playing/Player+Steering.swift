import Basics
import Animation
import StateGraph

/// What the user does to the play over the head of the graph.
extension Player {
  /// Pauses, and lets the play step.
  func step(_ move: (Performance) -> Void) {
    clock.pause()
    performance.move(to: clock.time)
    move(performance)
    clock.seek(to: performance.time)
    show(at: performance.time)
  }

  /// Pauses, and lets the play step forward.
  ///
  /// - Parameters:
  ///   - refusal: What to say if there is nowhere to step to.
  ///   - move: The step.
  func step(saying refusal: String, _ move: (Performance) -> Performance.Step) {
    step { performance in
      switch move(performance) {
      case .done: break
      case .nowhere: say(refusal)
      case .tooFar: say("\(refusal) for a long while")
      }
    }
  }

  /// Pauses, and goes to a moment that went by.
  func go(to moment: Nanoseconds) {
    step { $0.move(to: min(max($0.earliest, moment), $0.time)) }
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
