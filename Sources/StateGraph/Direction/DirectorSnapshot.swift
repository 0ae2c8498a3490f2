package import Basics
package import Animation

/// Where every actor is in its graph and on the stage, to go on from there, in another graph too.
package struct DirectorSnapshot: Sendable {
  fileprivate let actors: [ActorGraph.Key: ActorSnapshot]
  fileprivate let isPaused: Bool
}

/// The same of one actor; states go by their names, since indexes change when a file is edited.
private struct ActorSnapshot: Sendable {
  let state: String
  let clip: Clip?
  /// The time on its own clock, and when it entered the state.
  let time: Nanoseconds
  let entry: Nanoseconds
  let isPlaying: Bool
  let repeatCount: Int
  let hold: Nanoseconds?
  let armed: ArmedSnapshot?
  let firedAfter: Nanoseconds?
  let hasMetBorder: Bool
  let history: [String]
  let hasEnded: Bool
  let isLooped: Bool
  let withheld: Trigger?
  let visits: [Visit]
  /// The names of all states, by the indexes in the visits.
  let names: [String]
  let generator: SeededGenerator
  /// The way from the first place.
  let wayX: Distance
  let wayY: Distance
}

/// A transition that waits for its moment.
private struct ArmedSnapshot: Sendable {
  /// Nil for the way back.
  let state: String?
  let trigger: Trigger
  let moment: Transition.Moment

  init(_ transition: Transition, in graph: ActorGraph) {
    if case .state(let index) = transition.to {
      state = graph.states[index].name
    } else {
      state = nil
    }
    trigger = transition.trigger
    moment = transition.moment
  }

  /// The same transition in another graph; nil if its state is gone.
  func transition(in graph: ActorGraph) -> Transition? {
    guard let state else { return Transition(from: .any, to: .back, trigger, moment) }
    return graph.index(of: state).map { Transition(from: .any, to: .state($0), trigger, moment) }
  }
}

extension Transition {
  fileprivate init(from: Source, to: Target, _ trigger: Trigger, _ moment: Moment) {
    self.init(from: from, to: to, trigger: trigger, moment: moment)
  }
}

extension Director {
  /// Where the play is at a time of the outer clock that it has come to.
  package func snapshot(at time: Nanoseconds) -> DirectorSnapshot {
    var snapshots: [ActorGraph.Key: ActorSnapshot] = [:]
    for actor in actors { snapshots[actor.graph.key] = snapshot(of: actor, at: time) }
    return DirectorSnapshot(actors: snapshots, isPaused: isPaused)
  }

  private func snapshot(of actor: Actor, at time: Nanoseconds) -> ActorSnapshot {
    let own = actor.ownTime(at: time)
    let place = actor.place(at: own)
    let start = geometry.start(ofActor: actor.index)
    let animation = actor.animator?.animation
    return ActorSnapshot(
      state: actor.stateName, clip: actor.clip, time: own, entry: actor.entry,
      isPlaying: actor.animator?.isPlaying == true,
      repeatCount: animation?.repeatCount ?? 0, hold: animation?.hold,
      armed: actor.armed.map { ArmedSnapshot($0, in: actor.graph) },
      firedAfter: actor.firedAfter, hasMetBorder: actor.hasMetBorder,
      history: actor.history.map { actor.graph.states[$0].name }, hasEnded: actor.hasEnded,
      isLooped: actor.isLooped, withheld: actor.withheld, visits: actor.visits,
      names: actor.graph.states.map(\.name), generator: actor.generator, wayX: place.x - start.x,
      wayY: place.y - start.y)
  }

  /// Goes on from a snapshot, in the place of ``start()``.
  ///
  /// A state that is still there goes on with the time that it has been playing, and sends no event
  /// twice; what is overdue by now, its stop or an `after` edge, comes at once. An actor whose state
  /// is gone begins anew, where it stands.
  package func takeUp(_ snapshot: DirectorSnapshot, at time: Nanoseconds) {
    isPaused = snapshot.isPaused
    self.time = time
    for actor in actors {
      guard let known = snapshot.actors[actor.graph.key] else { continue }
      actor.clockStart = (outer: time, own: known.time)
      takeUp(known, of: actor, at: known.time)
    }
    // Only when all stand in their places may one tell another what to play.
    let entered = actors.map(\.entryCount)
    for (actor, entryCount) in zip(actors, entered) where actor.entryCount == entryCount {
      let own = actor.ownTime(at: time)
      if entryCount == 0 {
        enter(.state(actor.graph.start), of: actor, at: own)
      } else {
        catchUp(actor, at: own)
      }
    }
    schedule.touchAll()
  }

  private func takeUp(_ known: ActorSnapshot, of actor: Actor, at own: Nanoseconds) {
    let start = geometry.start(ofActor: actor.index)
    actor.stand(x: start.x + known.wayX, y: start.y + known.wayY, at: own)
    actor.generator = known.generator
    actor.history = known.history.compactMap { actor.graph.index(of: $0) }
    actor.takeUp(known.visits, ofStates: known.names)
    guard let state = actor.graph.index(of: known.state), let clip = actor.graph.states[state].clip
    else { return }
    actor.come(to: state, at: known.entry)
    actor.firedAfter = known.firedAfter
    actor.isLooped = known.isLooped
    actor.withheld = known.withheld
    actor.hasMetBorder = known.hasMetBorder && known.clip?.velocity == clip.velocity
    takeUp(known, playing: clip, of: actor, at: own)
    actor.continueVisit(at: own)
    if let armed = known.armed?.transition(in: actor.graph) { _ = actor.arm(armed, at: own) }
  }

  private func takeUp(
    _ known: ActorSnapshot, playing clip: Clip, of actor: Actor, at own: Nanoseconds
  ) {
    guard let animator = actor.animator else { return }
    // What was drawn stays, unless the file says something else now.
    let (keepsRepeats, keepsHold) = (
      known.clip?.repeats == clip.repeats, known.clip?.hold == clip.hold
    )
    if !keepsRepeats || !keepsHold { animator.draw(clip, using: &actor.generator) }
    if keepsRepeats { animator.repeatCount = known.repeatCount }
    if keepsHold { animator.hold = known.hold }
    actor.manager.takeUp(known.state, from: actor.entry, at: own)
    actor.beginMotion(clip.velocity, at: own)
    guard !known.isPlaying, let stop = animator.nextStop, stop <= own else { return }
    animator.settle(at: own)
    actor.stand(at: own)
    if known.hasEnded && actor.graph.states[actor.state].isEnd { end(actor) }
  }

  /// Lets come what should have come before, as the file is now.
  private func catchUp(_ actor: Actor, at own: Nanoseconds) {
    if let animator = actor.animator, let stop = animator.nextStop, stop <= own {
      return animator.stop(at: own)
    }
    let entryCount = actor.entryCount
    while actor.entryCount == entryCount, let after = actor.nextAfter, actor.entry + after <= own {
      actor.firedAfter = after
      fire(.after(after), of: actor, at: own)
    }
  }
}
