import Basics
import Animation

/// Leads actors from state to state: takes the transitions that fire.
///
/// Moments named `own` are of the actor's clock, those named `time` of the outer clock.
final class Navigator {
  private let actors: [Actor]
  private let reporter: TraceReporter
  let schedule: Schedule
  /// How many actors have not come to their ends.
  private(set) var actorsOnStage: Int

  /// More states than this entered at one moment are a ring that takes no time.
  private static let mostEntriesAtOnce = 100

  init(_ actors: [Actor], schedule: Schedule, reporter: TraceReporter) {
    self.actors = actors
    self.schedule = schedule
    self.reporter = reporter
    actorsOnStage = actors.count
  }

  /// Counts the actors on the stage after their snapshots were restored.
  func countActorsOnStage() { actorsOnStage = actors.count { !$0.hasEnded } }

  // MARK: Events

  /// Follows an event of an actor's animation.
  func follow(_ event: AnimationEvent, of actor: Actor, in state: Int) {
    switch event.kind {
    case .stop: followStop(of: actor, in: state, at: event.time)
    case .loop where actor.visit.heedsPasses:
      fire(.passes(event.passes), of: actor, at: event.time)
    case .start, .loop, .pause, .resume: break
    }
  }

  private func followStop(of actor: Actor, in state: Int, at own: Nanoseconds) {
    actor.noteStop(at: own)
    if actor.isLooped {
      playAgain(actor, at: own)
    } else if actor.graph.states[state].isEnd {
      end(actor)
      report(.end, of: actor, at: actor.outerTime(of: own))
    } else {
      leaveStopped(actor, at: own)
    }
  }

  /// Lets the transitions of an actor's state fire that wait for an event.
  ///
  /// Of those within the actor one is drawn; those to other actors are taken as well.
  ///
  /// - Returns: Whether any fired.
  @discardableResult
  func fire(_ event: Trigger, of actor: Actor, at own: Nanoseconds) -> Bool {
    guard !actor.isDone else { return false }
    let fired = actor.transitions(on: event)
    guard !fired.isEmpty, !withhold(fired, of: actor) else { return false }
    follow(fired, of: actor, at: own)
    return true
  }

  /// Draws one of the transitions within the actor, and has other actors play what the rest says.
  func follow(_ fired: [Transition], of actor: Actor, at own: Nanoseconds) {
    if let drawn = actor.draw(among: fired), drawn.isAtItsMoment || !arm(drawn, of: actor, at: own)
    {
      take(drawn, of: actor, at: own)
    }
    directOthers(fired, at: actor.outerTime(of: own))
  }

  /// Leaves a state that has stopped.
  ///
  /// A transition that waited comes before those of the stop, of which then only those to other
  /// actors are taken.
  func leaveStopped(_ actor: Actor, at own: Nanoseconds) {
    guard let armed = actor.armed else {
      fire(.stop, of: actor, at: own)
      return
    }
    let fired = actor.transitions(on: .stop)
    take(armed, of: actor, at: own)
    directOthers(fired, at: actor.outerTime(of: own))
  }

  /// Leaves the state for the target of a transition.
  func take(_ transition: Transition, of actor: Actor, at own: Nanoseconds) {
    if actor.isPlaying {
      report(.cut(transition.trigger.text), of: actor, at: actor.outerTime(of: own))
    }
    actor.leave(by: transition.trigger)
    enter(transition.to, of: actor, at: own)
  }

  /// Has other actors play what the transitions say that lead to them.
  private func directOthers(_ fired: [Transition], at time: Nanoseconds) {
    for transition in fired where transition.leadsToOther && transition.weight > 0 {
      directOther(transition, at: time)
    }
  }

  /// Has another actor play what a transition says, now or when the moment has come.
  private func directOther(_ transition: Transition, at time: Nanoseconds) {
    guard case .other(let index, let state) = transition.to else { return }
    let actor = actors[index]
    guard !actor.isDone, !(actor.isLooped && transition.trigger.comesByItself) else { return }
    let directed = Transition(
      from: .any, to: .state(state), trigger: transition.trigger, moment: transition.moment)
    let own = actor.ownTime(at: time)
    if directed.moment == .now || !arm(directed, of: actor, at: own) {
      take(directed, of: actor, at: own)
    }
  }

  /// Lets a transition wait for its moment, as ``Actor/arm(_:at:)`` does.
  func arm(_ transition: Transition, of actor: Actor, at own: Nanoseconds) -> Bool {
    schedule.touch(actor)
    schedule.countPasses(of: actor, at: own)
    return actor.arm(transition, at: own)
  }

  // MARK: Entering

  /// Enters a state at an exact moment; through choices, to where they lead.
  ///
  /// - Parameters:
  ///   - target: A state or a choice of the actor, or the way back.
  ///   - actor: Whose.
  ///   - own: The moment, on the actor's clock.
  ///   - remembers: Whether the way back leads to the state that is left.
  func enter(
    _ target: Transition.Target, of actor: Actor, at own: Nanoseconds, remembers: Bool = true
  ) {
    guard countEntry(of: actor, at: own) else { return }
    switch target {
    case .other: break
    case .back:
      let state = actor.takeWayBack()
      // The start may be a choice.
      if actor.graph.states[state].isChoice {
        enter(.state(state), of: actor, at: own, remembers: false)
      } else {
        play(state, of: actor, at: own)
      }
    case .state(let choice) where actor.graph.states[choice].isChoice:
      actor.passChoice(choice)
      let ways = actor.transitions(ofChoice: choice)
      if let drawn = actor.draw(among: ways) {
        enter(drawn.to, of: actor, at: own, remembers: remembers)
      }
      directOthers(ways, at: actor.outerTime(of: own))
    case .state(let state):
      if remembers { actor.remember(entering: state) }
      play(state, of: actor, at: own)
    }
  }

  private func play(_ state: Int, of actor: Actor, at own: Nanoseconds) {
    schedule.touch(actor)
    actor.play(state, at: own)
  }

  /// Counts the states entered at one moment.
  ///
  /// - Returns: Whether another may be entered; if not, the actor is stopped for good.
  private func countEntry(of actor: Actor, at own: Nanoseconds) -> Bool {
    guard actor.countEntry(at: own) > Self.mostEntriesAtOnce else { return true }
    if !actor.isDone {
      schedule.touch(actor)
      actor.getStuck(at: own)
      reporter.onProblem?(
        "\(actor.graph.name) was stopped in \(actor.stateName): more than "
          + "\(Self.mostEntriesAtOnce) transitions at one moment")
    }
    return false
  }

  // MARK: Ends

  /// Brings an actor to its end.
  func end(_ actor: Actor) {
    guard !actor.hasEnded else { return }
    actor.end()
    actorsOnStage -= 1
  }

  /// Lets something happen to an actor again, because the user wants it to.
  func revive(_ actor: Actor) {
    schedule.touch(actor)
    if actor.hasEnded { actorsOnStage += 1 }
    actor.revive()
  }

  /// Reports an event at a moment of the outer clock.
  func report(_ kind: TraceEvent.Kind, of actor: Actor, at time: Nanoseconds) {
    reporter.report(kind, of: actor, at: time)
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

extension Trigger {
  /// Whether it fires without anyone's doing.
  var comesByItself: Bool {
    switch self {
    case .stop, .loop, .passes, .after, .border: true
    case .pause, .key, .click, .signal: false
    }
  }
}
