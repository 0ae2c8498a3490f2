package import Animation

/// Where every actor is in its graph and on the stage, to go on from there, in another graph too.
package struct DirectorSnapshot: Sendable {
  fileprivate let actors: [String: ActorSnapshot]
}

/// The same of one actor; states go by their names, since indexes change when a file is edited.
private struct ActorSnapshot: Sendable {
  let state: String
  let clip: Clip?
  let entry: Nanoseconds
  let isPlaying: Bool
  let repeatCount: Int
  let hold: Nanoseconds?
  let firedAfter: Nanoseconds?
  let hasMetBorder: Bool
  let history: [String]
  let isDone: Bool
  let generator: SeededGenerator
  /// The way from the first place.
  let wayX: Distance
  let wayY: Distance
}

extension Director {
  /// Where the play is at a time of the outer clock that it has come to.
  package func snapshot(at time: Nanoseconds) -> DirectorSnapshot {
    var snapshots: [String: ActorSnapshot] = [:]
    for actor in actors {
      let own = actor.ownTime(at: time)
      let place = actor.place(at: own)
      let start = geometry.start(ofActor: actor.index)
      let animation = actor.manager.animator?.animation
      snapshots[actor.graph.name] = ActorSnapshot(
        state: actor.stateName, clip: actor.clip, entry: actor.outerTime(of: actor.entry),
        isPlaying: actor.manager.animator?.isPlaying == true,
        repeatCount: animation?.repeatCount ?? 0, hold: animation?.hold,
        firedAfter: actor.firedAfter, hasMetBorder: actor.hasMetBorder,
        history: actor.history.map { actor.graph.states[$0].name }, isDone: actor.isDone,
        generator: actor.generator, wayX: place.x - start.x, wayY: place.y - start.y)
    }
    return DirectorSnapshot(actors: snapshots)
  }

  /// Goes on from a snapshot, in the place of ``start()``.
  ///
  /// A state that is still there goes on with the time that it has been playing, and sends no event
  /// twice; if it is too short by now, it stops. An actor whose state is gone begins anew.
  package func takeUp(_ snapshot: DirectorSnapshot, at time: Nanoseconds) {
    for actor in actors {
      let own = actor.ownTime(at: time)
      guard let known = snapshot.actors[actor.graph.name],
        let state = actor.graph.index(of: known.state), let clip = actor.graph.states[state].clip
      else {
        enter(.state(actor.graph.start), of: actor, at: own)
        continue
      }
      let start = geometry.start(ofActor: actor.index)
      actor.stand(x: start.x + known.wayX, y: start.y + known.wayY, at: own)
      takeUp(known, in: state, playing: clip, of: actor, at: own)
    }
  }

  private func takeUp(
    _ known: ActorSnapshot, in state: Int, playing clip: Clip, of actor: Actor,
    at own: Nanoseconds
  ) {
    actor.generator = known.generator
    actor.history = known.history.compactMap { actor.graph.index(of: $0) }
    actor.isDone = known.isDone && actor.graph.states[state].isEnd
    actor.state = state
    actor.entry = actor.ownTime(at: known.entry)
    actor.entryCount = 1
    actor.firedAfter = known.firedAfter
    actor.hasMetBorder = known.hasMetBorder && known.clip?.velocity == clip.velocity
    actor.beginMotion(clip.velocity, at: own)
    guard let animator = actor.manager.animator(of: known.state) else { return }
    animator.draw(clip, using: &actor.generator)
    // What was drawn stays, unless the file says something else now.
    if known.clip?.repeats == clip.repeats { animator.repeatCount = known.repeatCount }
    if known.clip?.hold == clip.hold { animator.animation.hold = known.hold }
    actor.manager.takeUp(known.state, from: actor.entry, at: own)
    guard let stop = animator.nextStop, stop <= own else { return }
    if known.isPlaying { animator.stop(at: own) } else { animator.settle(at: own) }
  }
}
