import Basics

/// What the user does to an actor, overriding its graph.
extension Navigator {
  /// Plays a state at once, whatever the graph says.
  func play(_ state: Int, ofActor actor: Actor, at time: Nanoseconds) {
    revive(actor)
    if actor.isPlaying { report(.cut("play"), of: actor, at: time) }
    actor.leave(by: nil)
    enter(.state(state), of: actor, at: actor.ownTime(at: time))
  }

  /// Lets the state that an actor is in repeat, or go on as its graph says.
  ///
  /// Edges that fire by themselves are withheld; keys, clicks and signals lead out all the same.
  func setLooped(_ isLooped: Bool, _ actor: Actor, at time: Nanoseconds) {
    let own = actor.ownTime(at: time)
    schedule.touch(actor)
    actor.setLooped(isLooped)
    if isLooped {
      if let armed = actor.armed, armed.trigger.comesByItself {
        actor.disarm(withholding: armed.trigger)
      }
      if !actor.isPlaying {
        revive(actor)
        playAgain(actor, at: own)
      }
    } else if let trigger = actor.takeWithheld() {
      followWithheld(trigger, of: actor, at: own)
    }
  }

  /// Lets the edges fire that were withheld.
  private func followWithheld(_ trigger: Trigger, of actor: Actor, at own: Nanoseconds) {
    guard !actor.isDone else { return }
    // On `loop N` edges of `loop` fire too, but those come again at the next pass.
    let missed = actor.transitions(on: trigger).filter { $0.trigger == trigger }
    follow(missed, of: actor, at: own)
  }

  /// Plays a state that repeats again, when it has stopped.
  func playAgain(_ actor: Actor, at own: Nanoseconds) {
    // What waits for the stop was asked for from outside.
    guard actor.armed == nil else { return leaveStopped(actor, at: own) }
    actor.leave(by: nil)
    enter(.state(actor.state), of: actor, at: own, remembers: false)
  }

  /// Keeps edges from firing while their state repeats.
  ///
  /// - Returns: Whether they must not fire.
  func withhold(_ transitions: [Transition], of actor: Actor) -> Bool {
    guard actor.isLooped, transitions.contains(where: \.trigger.comesByItself) else { return false }
    // The end of a pass comes again, the rest would not.
    if let missed = transitions.first(where: { $0.trigger != .loop })?.trigger {
      actor.withhold(missed)
    }
    return true
  }
}
