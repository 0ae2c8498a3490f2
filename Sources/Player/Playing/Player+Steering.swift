import Basics
import Animation
import StateGraph

/// The user's control of the play, overriding the graph.
extension Player {
  /// Pauses and steps.
  func step(_ move: (Performance) -> Void) {
    clock.pause()
    performance.move(to: clock.time)
    move(performance)
    clock.seek(to: performance.time)
    show(at: performance.time)
  }

  /// Pauses and steps forward, if possible.
  ///
  /// - Parameters:
  ///   - refusal: The message if there is nowhere to step to.
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

  /// Pauses and goes to a moment in the past.
  func go(to moment: Nanoseconds) {
    step { $0.move(to: min(max($0.earliest, moment), $0.time)) }
  }

  /// Plays a state of an actor at once, overriding the graph.
  func play(_ state: Int, ofActor actor: Int) {
    send(.play(actor: actor, state: state))
  }

  /// Toggles whether the chosen actor's state repeats or goes on as its graph says.
  func toggleLoop() {
    performance.move(to: clock.time)
    let isOn = !chosenActor.isLooped
    let name = chosenActor.stateName
    send(.loop(actor: overlays.chosen, isOn: isOn))
    if !showsStatus { say(isOn ? "\(name) repeats" : "\(name) goes on") }
    show(at: clock.time)
  }
}
