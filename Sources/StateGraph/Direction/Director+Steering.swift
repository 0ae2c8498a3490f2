import Basics
import Animation

/// What the user does to an actor over the head of its graph.
extension Director {
  /// Plays a state at once, whatever the graph says.
  func play(_ state: Int, ofActor index: Int, at time: Nanoseconds) -> Bool {
    guard actors.indices.contains(index), actors[index].graph.states.indices.contains(state) else {
      return false
    }
    let actor = actors[index]
    revive(actor)
    if actor.isPlaying { report(.cut("play"), of: actor, at: time) }
    actor.leave(by: nil)
    enter(.state(state), of: actor, at: actor.ownTime(at: time))
    return true
  }

  /// Lets whatever state an actor is in repeat, or go on as its graph says.
  ///
  /// Edges that fire by themselves wait; keys, clicks and signals lead out all the same.
  func setLoop(_ isOn: Bool, ofActor index: Int, at time: Nanoseconds) -> Bool {
    guard actors.indices.contains(index), actors[index].isLooped != isOn else { return false }
    let actor = actors[index]
    let own = actor.ownTime(at: time)
    touch(actor)
    actor.isLooped = isOn
    if isOn {
      if let armed = actor.armed, armed.trigger.comesByItself {
        actor.withheld = armed.trigger
        actor.disarm()
      }
      if !actor.isPlaying {
        revive(actor)
        playAgain(actor, at: own)
      }
    } else if let trigger = actor.withheld {
      actor.withheld = nil
      goOn(from: trigger, of: actor, at: own)
    }
    return true
  }

  /// Lets those edges fire that were kept from it.
  private func goOn(from trigger: Trigger, of actor: Actor, at own: Nanoseconds) {
    guard !actor.isDone else { return }
    // At the end of so many passes edges fire, too, that wait for the end of any pass; not now.
    let missed = actor.transitions(on: trigger).filter { $0.trigger == trigger }
    follow(missed, of: actor, at: own)
  }

  /// The state that repeats has stopped.
  func playAgain(_ actor: Actor, at own: Nanoseconds) {
    // What waits for the stop was asked for from outside.
    guard actor.armed == nil else { return followStop(of: actor, at: own) }
    actor.leave(by: nil)
    enter(.state(actor.state), of: actor, at: own, remembers: false)
  }

  /// Keeps edges from firing while their state repeats.
  ///
  /// - Returns: Whether they must not fire.
  func withhold(_ transitions: [Transition], of actor: Actor) -> Bool {
    guard actor.isLooped, transitions.contains(where: \.trigger.comesByItself) else { return false }
    // The end of a pass comes again, the rest would not.
    let missed = transitions.first { $0.trigger != .loop }?.trigger
    actor.withheld = actor.withheld ?? missed
    return true
  }
}

extension Trigger {
  /// Whether it fires without anybody's doing.
  var comesByItself: Bool {
    switch self {
    case .stop, .loop, .passes, .after, .border: true
    case .pause, .key, .click, .signal: false
    }
  }
}
