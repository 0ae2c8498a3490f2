import Basics
import Animation

extension Director {
  /// More states than this entered at one moment are a ring that takes no time.
  private static let mostEntriesAtOnce = 100
  /// How many states left are remembered for `"^"`.
  private static let deepestHistory = 32

  /// Lets the transitions of an actor's state fire for which something happened that they wait for.
  ///
  /// Of those within the actor one is drawn; those to other actors are taken besides.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  func fire(_ event: Trigger, of actor: Actor, at own: Nanoseconds) -> Bool {
    guard !actor.isDone else { return false }
    let fired = actor.transitions(on: event)
    guard !fired.isEmpty, !withhold(fired, of: actor) else { return false }
    follow(fired, of: actor, at: own)
    return true
  }

  /// Draws one of the transitions within the actor, and tells other actors what the rest says.
  func follow(_ fired: [Transition], of actor: Actor, at own: Nanoseconds) {
    if let drawn = actor.draw(among: fired), drawn.isAtItsMoment || !arm(drawn, of: actor, at: own)
    {
      take(drawn, of: actor, at: own)
    }
    tellOthers(fired, at: actor.outerTime(of: own))
  }

  /// The state has stopped: the transition that waited comes before those of the stop, of which then
  /// only those to other actors are taken.
  func followStop(of actor: Actor, at own: Nanoseconds) {
    guard let armed = actor.armed else {
      fire(.stop, of: actor, at: own)
      return
    }
    let fired = actor.transitions(on: .stop)
    take(armed, of: actor, at: own)
    tellOthers(fired, at: actor.outerTime(of: own))
  }

  /// Leaves the state for the target of a transition.
  func take(_ transition: Transition, of actor: Actor, at own: Nanoseconds) {
    if actor.animator?.isPlaying == true {
      report(.cut(transition.trigger.text), of: actor, at: actor.outerTime(of: own))
    }
    actor.leave(by: transition.trigger)
    enter(transition.to, of: actor, at: own)
  }

  /// Lets other actors play what those transitions say that lead to them.
  private func tellOthers(_ fired: [Transition], at time: Nanoseconds) {
    for transition in fired where transition.leadsToOther && transition.weight > 0 {
      tell(transition, at: time)
    }
  }

  /// Lets another actor play what a transition says, now or when the moment has come.
  private func tell(_ transition: Transition, at time: Nanoseconds) {
    guard case .other(let index, let state) = transition.to else { return }
    let actor = actors[index]
    guard !actor.isDone, !(actor.isLooped && transition.trigger.comesByItself) else { return }
    let told = Transition(
      from: .any, to: .state(state), trigger: transition.trigger, moment: transition.moment)
    let own = actor.ownTime(at: time)
    if told.moment == .now || !arm(told, of: actor, at: own) { take(told, of: actor, at: own) }
  }

  /// Lets a transition wait for its moment, as ``Actor/arm(_:at:)`` does.
  private func arm(_ transition: Transition, of actor: Actor, at own: Nanoseconds) -> Bool {
    touch(actor)
    countPasses(of: actor, at: own)
    return actor.arm(transition, at: own)
  }

  /// Enters a state at an exact moment; through choices, to where they lead.
  ///
  /// - Parameters:
  ///   - target: A state or a choice of the actor, or the way back.
  ///   - actor: Whose.
  ///   - own: The moment, on the actor's clock.
  ///   - remembers: Whether the way leads back to the state that is left.
  func enter(
    _ target: Transition.Target, of actor: Actor, at own: Nanoseconds, remembers: Bool = true
  ) {
    guard countEntry(of: actor, at: own) else { return }
    switch target {
    case .other: break
    case .back:
      let state = actor.history.popLast() ?? actor.graph.start
      // The start may be a choice.
      if actor.graph.states[state].isChoice {
        enter(.state(state), of: actor, at: own, remembers: false)
      } else {
        touch(actor)
        actor.play(state, at: own)
      }
    case .state(let state) where actor.graph.states[state].isChoice:
      actor.departure?.choice = state
      let ways = actor.transitions(ofChoice: state)
      if let drawn = actor.draw(among: ways) {
        enter(drawn.to, of: actor, at: own, remembers: remembers)
      }
      tellOthers(ways, at: actor.outerTime(of: own))
    case .state(let state):
      if remembers { remember(actor, entering: state) }
      touch(actor)
      actor.play(state, at: own)
    }
  }

  private func remember(_ actor: Actor, entering state: Int) {
    guard actor.entryCount > 0, state != actor.state else { return }
    actor.history.append(actor.state)
    if actor.history.count > Self.deepestHistory { actor.history.removeFirst() }
  }

  /// Counts the states entered at one moment.
  ///
  /// - Returns: Whether there is room for another; if not, the actor is stopped for good.
  private func countEntry(of actor: Actor, at own: Nanoseconds) -> Bool {
    actor.entriesAtOnce = own == actor.lastEntry ? actor.entriesAtOnce + 1 : 1
    actor.lastEntry = own
    guard actor.entriesAtOnce > Self.mostEntriesAtOnce else { return true }
    if !actor.isDone {
      touch(actor)
      actor.isStuck = true
      actor.animator?.settle(at: own)
      actor.stand(at: own)
      onProblem?(
        "\(actor.graph.name) was stopped in \(actor.stateName): more than "
          + "\(Self.mostEntriesAtOnce) transitions at one moment")
    }
    return false
  }
}

extension Transition {
  /// Whether there is nothing to wait for when the trigger fires.
  fileprivate var isAtItsMoment: Bool {
    switch (trigger, moment) {
    case (_, .now), (.stop, _), (.loop, .loop), (.passes, .loop): true
    default: false
    }
  }
}

extension ImageAnimator {
  /// Draws what a clip leaves to chance; it counts from the next start on.
  func draw(_ clip: Clip, using generator: inout SeededGenerator) {
    repeatCount =
      clip.repeats.lowerBound == clip.repeats.upperBound
      ? clip.repeats.lowerBound : Int.random(in: clip.repeats, using: &generator)
    hold = clip.hold.map {
      $0.lowerBound == $0.upperBound
        ? $0.lowerBound : Nanoseconds.random(in: $0, using: &generator)
    }
  }
}
