import Animation
import GraphLanguage
import Player
import StateGraph

/// The options that pick one frame of one state.
enum FrameOptions {
  static let specs = [
    OptionSpec("--state", "S", "a state by name (default: the first one played)"),
    OptionSpec("--frame", "K", "the K-th frame of the state, from 0 (default 0)"),
  ]

  /// The frame picked.
  ///
  /// - Throws: ``Failure``.
  static func shown(_ input: Input, _ arguments: Arguments) throws(Failure) -> Shown {
    let file = visible(arguments.operands[0])
    let state = try state(input.graph, arguments.text("--state"), file: file)
    guard let clip = state.clip else {
      throw .run("\(file): state \(quoted(state.name)) is a choice, which has no frames")
    }
    let position = try arguments.value("--frame", Quantity.index) ?? 0
    let count = clip.animation.frames.count
    guard position < count else {
      throw .run(
        "\(file): state \(quoted(state.name)) has no frame \(position): it has \(count) (0-\(count - 1))"
      )
    }
    return Shown(clip, position: position)
  }

  private static func state(
    _ graph: StateGraph, _ name: String?, file: String
  ) throws(Failure) -> StateDefinition {
    guard let name else { return graph.actors[0].states[graph.actors[0].start] }
    let states = graph.actors.flatMap(\.states)
    if let state = states.first(where: { $0.name == name }) { return state }
    let nearest = nearestName(to: name, among: states.map(\.name))
    throw .run(
      "\(file): no state \(quoted(name))"
        + (nearest.map { "; did you mean \(quoted($0))?" } ?? ""))
  }
}
