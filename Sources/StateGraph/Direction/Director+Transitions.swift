import Animation

extension Director {
  /// More states than this entered at one moment are a ring that takes no time.
  private static let mostEntriesAtOnce = 100
  /// How many states left are remembered for `"^"`.
  private static let deepestHistory = 32

  /// Lets the transitions of an actor's state fire whose triggers pass a test.
  ///
  /// Of those within the actor one is drawn; those to other actors are taken besides.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  func fire(of actor: Actor, at own: Nanoseconds, where fires: (Trigger) -> Bool) -> Bool {
    guard !actor.isDone else { return false }
    let fired = actor.transitions(where: fires)
    guard !fired.isEmpty, !withhold(fired, of: actor) else { return false }
    follow(fired, of: actor, at: own) { transition in
      if transition.isAtItsMoment || !arm(transition, of: actor, at: own) {
        take(transition, of: actor, at: own)
      }
    }
    return true
  }

  /// The state has stopped: the transition that waited comes before those of the stop, of which then
  /// only those to other actors are taken.
  func followStop(of actor: Actor, at own: Nanoseconds) {
    guard let armed = actor.armed else {
      fire(of: actor, at: own) { $0 == .stop }
      return
    }
    let told = actor.transitions { $0 == .stop }.filter(\.leadsToOther)
    follow(told + [armed], of: actor, at: own) { take($0, of: actor, at: own) }
  }

  /// Draws one of the transitions within the actor, and tells other actors what the rest says.
  private func follow(
    _ fired: [Transition], of actor: Actor, at own: Nanoseconds, _ body: (Transition) -> Void
  ) {
    let told = fired.filter(\.leadsToOther)
    if let drawn = actor.draw(among: fired.filter { !$0.leadsToOther }) { body(drawn) }
    for transition in told where transition.weight > 0 {
      tell(transition, at: actor.outerTime(of: own))
    }
  }

  /// Leaves the state for the target of a transition.
  func take(_ transition: Transition, of actor: Actor, at own: Nanoseconds) {
    if actor.manager.animator?.isPlaying == true {
      report(.cut(transition.trigger.text), of: actor, at: actor.outerTime(of: own))
    }
    actor.leave(by: transition.trigger)
    enter(transition.to, of: actor, at: own)
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
    // A pass that ends at this very moment is still to come, if it was not told of already.
    if !hearsPasses(of: actor) { actor.manager.animator?.passLoops(to: own - 1) }
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
        begin(state, of: actor, at: own)
      }
    case .state(let state) where actor.graph.states[state].isChoice:
      actor.departure?.choice = state
      follow(actor.transitions(ofChoice: state), of: actor, at: own) {
        enter($0.to, of: actor, at: own, remembers: remembers)
      }
    case .state(let state):
      if remembers { remember(actor, entering: state) }
      begin(state, of: actor, at: own)
    }
  }

  private func remember(_ actor: Actor, entering state: Int) {
    guard actor.entryCount > 0, state != actor.state else { return }
    actor.history.append(actor.state)
    if actor.history.count > Self.deepestHistory { actor.history.removeFirst() }
  }

  /// Plays a state from its first frame.
  private func begin(_ state: Int, of actor: Actor, at own: Nanoseconds) {
    guard let clip = actor.graph.states[state].clip else { return }
    actor.beginMotion(clip.velocity, at: own)
    actor.state = state
    actor.entry = own
    actor.entryCount += 1
    actor.disarm()
    actor.firedAfter = nil
    actor.hasMetBorder = false
    actor.withheld = nil
    let name = actor.stateName
    actor.manager.animator(of: name)?.draw(clip, using: &actor.generator)
    actor.manager.play(name, at: own)
    actor.noteVisit(at: actor.outerTime(of: own))
  }

  /// Counts the states entered at one moment.
  ///
  /// - Returns: Whether there is room for another; if not, the actor is stopped for good.
  private func countEntry(of actor: Actor, at own: Nanoseconds) -> Bool {
    actor.entriesAtOnce = own == actor.lastEntry ? actor.entriesAtOnce + 1 : 1
    actor.lastEntry = own
    guard actor.entriesAtOnce > Self.mostEntriesAtOnce else { return true }
    if !actor.isDone {
      actor.isStuck = true
      actor.manager.animator?.settle(at: own)
      actor.stand(at: own)
      onProblem?(
        "\(actor.graph.name) was stopped in \(actor.stateName): more than "
          + "\(Self.mostEntriesAtOnce) transitions at one moment")
    }
    return false
  }
}

extension Transition {
  var leadsToOther: Bool {
    if case .other = to { true } else { false }
  }

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
    let repeats =
      clip.repeats.count == 1
      ? clip.repeats.lowerBound : Int.random(in: clip.repeats, using: &generator)
    if repeatCount != repeats { repeatCount = repeats }
    let hold = clip.hold.map {
      $0.lowerBound == $0.upperBound
        ? $0.lowerBound : Nanoseconds.random(in: $0, using: &generator)
    }
    if animation.hold != hold { animation.hold = hold }
  }
}
