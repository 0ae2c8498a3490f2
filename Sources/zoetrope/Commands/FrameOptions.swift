import Animation
import GraphLanguage
import Player
import Sheets
import StateGraph

/// The options that pick one frame of one state.
struct FrameOptions {
  static let specs = [
    OptionSpec("--state", "S", "a state by name (default: the first one played)"),
    OptionSpec("--frame", "K", "the K-th frame of the state, from 0 (default 0)"),
  ]

  /// Nil for the first state played.
  private let state: String?
  private let position: Int
  /// Whether it was said how a picture is cut.
  private let isCut: Bool
  /// Whether a frame was asked for.
  let isGiven: Bool

  /// Reads the options.
  ///
  /// - Throws: ``Failure/usage(_:)``.
  init(_ arguments: Arguments) throws(Failure) {
    state = arguments.text("--state")
    position = try arguments.value("--frame", Quantity.index) ?? 0
    isCut = arguments.has("--tile")
    isGiven = arguments.has("--state") || arguments.has("--frame")
  }

  /// The frame picked.
  ///
  /// - Parameters:
  ///   - input: What the file holds.
  ///   - path: The file, for messages.
  /// - Returns: It with its sheet.
  /// - Throws: ``Failure/run(_:)`` if there is none.
  func shown(of input: Input, in path: String) throws(Failure) -> Shown {
    let file = named(path)
    let state = try found(in: input.graph, file: file)
    guard let clip = state.clip else {
      throw .run("\(file): state \(quoted(state.name)) is a choice, which has no frames")
    }
    let count = clip.animation.frames.count
    guard position < count else {
      throw .run(
        "\(file): state \(quoted(state.name)) has no frame \(position): it has \(count) "
          + "(0-\(count - 1))"
          + (input.sheet?.uncut != nil && !isCut
            ? "; --tile WxH or --tile guess cuts the picture" : ""))
    }
    return Shown(clip, position: position)
  }

  private func found(in graph: StateGraph, file: String) throws(Failure) -> StateDefinition {
    guard let state else { return graph.actors[0].states[graph.actors[0].start] }
    let states = graph.actors.flatMap(\.states)
    if let found = states.first(where: { $0.name == state }) { return found }
    let nearest = nearestName(to: state, among: states.map(\.name))
    throw .run(
      "\(file): no state \(quoted(state))"
        + (nearest.map { "; did you mean \(quoted($0))?" } ?? ""))
  }
}
