import Basics
import Animation
import StateGraph

/// What a file means, for other programs and for people.
struct GraphInspection {
  let graph: StateGraph

  /// How long each frame stays, in the order of the list, speed included.
  func durations(of animation: Animation) -> [Nanoseconds] {
    switch animation.timing {
    case .rate(let rate):
      Array(
        repeating: (rate * animation.speed).dividing(.perSecond), count: animation.frames.count)
    case .durations(let durations): durations.map(animation.speed.dividing)
    }
  }
}
