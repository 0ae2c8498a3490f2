package import Basics
import Animation

/// Where every actor is in its graph and on the stage: a copy of all that changes while a graph plays.
///
/// The same director can be brought back to it; the director of an edited graph can take it up.
package struct DirectorSnapshot: Sendable {
  /// The graph that was played.
  let graph: StateGraph
  let geometry: StageGeometry
  /// On the outer clock.
  package let time: Nanoseconds
  /// How many events had happened.
  package let eventCount: Int
  let isPaused: Bool
  /// In the order of the graph's actors.
  let actors: [ActorSnapshot]
}

/// The same of one actor.
struct ActorSnapshot: Sendable {
  let clock: ActorClock
  let motion: ActorMotion
  let visit: StateVisit
  let progress: ActorProgress
  let history: ActorHistory
  /// How far the state's animation has been played; nil before the first state.
  let playback: ImageAnimator.Snapshot?
}
