import Basics
import Animation

/// How the actors of an edited graph go on from where those of the old graph were.
///
/// States go by their names, since their indexes change when a file is edited, and actors by their
/// files and names.
struct Continuation {
  /// An actor of the old graph.
  private struct Predecessor {
    let graph: ActorGraph
    let snapshot: ActorSnapshot
    /// The box's way from the actor's first place.
    let wayX: Distance
    let wayY: Distance
    /// The moment of the snapshot on its clock.
    let time: Nanoseconds
  }

  private let old: DirectorSnapshot
  private let geometry: StageGeometry
  private let navigator: Navigator

  /// Prepares the continuation of a play.
  ///
  /// - Parameters:
  ///   - old: Where it was.
  ///   - geometry: Of the new stage.
  ///   - navigator: Leads the new actors.
  init(of old: DirectorSnapshot, geometry: StageGeometry, _ navigator: Navigator) {
    self.old = old
    self.geometry = geometry
    self.navigator = navigator
  }

  /// Lets actors that have not started go on from the snapshot.
  func takeUp(_ actors: [Actor], at time: Nanoseconds) {
    let predecessors = predecessors
    for actor in actors {
      guard let predecessor = predecessors[actor.graph.key] else { continue }
      takeUp(predecessor, by: actor, at: time)
    }
    // Only when all stand in their places may one make another play.
    let entered = actors.map(\.entryCount)
    for (actor, entryCount) in zip(actors, entered) where actor.entryCount == entryCount {
      let own = actor.ownTime(at: time)
      if entryCount == 0 {
        navigator.enter(.state(actor.graph.start), of: actor, at: own)
      } else {
        catchUp(actor, at: own)
      }
    }
  }

  private var predecessors: [ActorGraph.Key: Predecessor] {
    var predecessors: [ActorGraph.Key: Predecessor] = [:]
    for (index, (graph, snapshot)) in zip(old.graph.actors, old.actors).enumerated() {
      let own = snapshot.clock.ownTime(at: old.time)
      let place = snapshot.motion.place(at: own)
      let start = old.geometry.start(ofActor: index)
      predecessors[graph.key] = Predecessor(
        graph: graph, snapshot: snapshot, wayX: place.x - start.x, wayY: place.y - start.y,
        time: own)
    }
    return predecessors
  }

  private func takeUp(_ predecessor: Predecessor, by actor: Actor, at time: Nanoseconds) {
    let (own, known) = (predecessor.time, predecessor.snapshot)
    let start = geometry.start(ofActor: actor.index)
    var motion = actor.motion
    motion.stand(x: start.x + predecessor.wayX, y: start.y + predecessor.wayY, at: own)
    var progress = ActorProgress(generator: known.progress.generator)
    let state = actor.graph.index(of: known.visit.stateName)
    let clip = state.flatMap { actor.graph.states[$0].clip }
    if clip != nil { progress.isLooped = known.progress.isLooped }
    actor.takeUp(
      clock: ActorClock(speed: actor.graph.speed, outer: time, own: own), motion: motion,
      progress: progress, history: history(of: predecessor, in: actor))
    guard let state, let clip else { return }
    let oldClip = predecessor.graph.states[known.visit.state].clip
    var visit = actor.newVisit(of: state, at: known.visit.entry)
    visit.firedAfter = known.visit.firedAfter
    visit.withheld = known.visit.withheld
    visit.hasMetBorder = known.visit.hasMetBorder && oldClip?.velocity == clip.velocity
    actor.begin(visit)
    play(clip, of: actor, after: oldClip, known, at: own)
    actor.continueVisit(at: own)
    if let armed = known.visit.armed.flatMap({ translate($0, from: predecessor.graph, to: actor) })
    {
      _ = actor.arm(armed, at: own)
    }
  }

  private func play(
    _ clip: Clip, of actor: Actor, after oldClip: Clip?, _ known: ActorSnapshot, at own: Nanoseconds
  ) {
    guard let animator = actor.animator else { return }
    // What was drawn by chance stays, unless the file says something else now.
    let keepsRepeats = oldClip?.repeats == clip.repeats
    let keepsHold = oldClip?.hold == clip.hold
    if !keepsRepeats || !keepsHold { actor.drawLength(of: clip) }
    if keepsRepeats { animator.repeatCount = known.playback?.repeatCount ?? 0 }
    if keepsHold { animator.hold = known.playback?.hold }
    actor.manager.takeUp(actor.stateName, from: actor.entry, at: own)
    actor.setVelocity(clip.velocity, at: own)
    guard known.playback?.isPlaying != true, let stop = animator.nextStop, stop <= own else {
      return
    }
    animator.settle(at: own)
    actor.stand(at: own)
    if known.progress.hasEnded && actor.graph.states[actor.state].isEnd { navigator.end(actor) }
  }

  private func history(of predecessor: Predecessor, in actor: Actor) -> ActorHistory {
    let (names, known) = (predecessor.graph.states.map(\.name), predecessor.snapshot.history)
    var timelines: [Int: Timeline] = [:]
    let visits = known.log.visits(by: predecessor.snapshot.clock) { state in
      if let timeline = timelines[state] { return timeline }
      timelines[state] = predecessor.graph.states[state].clip.map { Timeline($0.animation) }
      return timelines[state]
    }
    let indexes = Dictionary(zip(actor.graph.states.map(\.name), 0...)) { first, _ in first }
    return ActorHistory(
      left: known.left.compactMap { indexes[names[$0]] },
      log: actor.history.log.continuing(visits.mapped { indexes[names[$0]] }))
  }

  /// A transition that waits, in the new graph; nil if its state is gone.
  private func translate(
    _ transition: Transition, from graph: ActorGraph, to actor: Actor
  ) -> Transition? {
    var target = Transition.Target.back
    if case .state(let state) = transition.to {
      guard let index = actor.graph.index(of: graph.states[state].name) else { return nil }
      target = .state(index)
    }
    return Transition(
      from: .any, to: target, trigger: transition.trigger, moment: transition.moment)
  }

  /// Lets happen what would have happened by now, as the file is now.
  private func catchUp(_ actor: Actor, at own: Nanoseconds) {
    if let animator = actor.animator, let stop = animator.nextStop, stop <= own {
      return animator.stop(at: own)
    }
    let entryCount = actor.entryCount
    while actor.entryCount == entryCount, let after = actor.nextAfter, actor.entry + after <= own {
      actor.passAfter(after)
      navigator.fire(.after(after), of: actor, at: own)
    }
  }
}
