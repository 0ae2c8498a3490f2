import GraphFiles
import Basics
import Inputs
import Stage
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
    let (state, clip, _) = try found(in: input.graph, file: named(path))
    let count = clip.animation.frames.count
    guard position < count else {
      throw .run(
        "\(named(path)): state \(quoted(state)) has no frame \(position): it has \(count) "
          + "(0-\(count - 1))"
          + (input.sheet?.uncut != nil && !isCut
            ? "; --tile WxH or --tile guess cuts the picture" : ""))
    }
    return Shown(clip, position: position)
  }

  /// The animation of the state picked, and the anchor of its actor.
  ///
  /// - Throws: ``Failure/run(_:)`` if there is none.
  func clip(of graph: StateGraph, in path: String) throws(Failure) -> (clip: Clip, anchor: Anchor) {
    let (_, clip, anchor) = try found(in: graph, file: named(path))
    return (clip, anchor)
  }

  private func found(
    in graph: StateGraph, file: String
  ) throws(Failure) -> (state: String, clip: Clip, anchor: Anchor) {
    let (state, actor) = try definition(in: graph, file: file)
    guard let clip = state.clip else {
      throw .run("\(file): state \(quoted(state.name)) is a choice, which has no frames")
    }
    return (state.name, clip, actor.appearance.anchor)
  }

  private func definition(
    in graph: StateGraph, file: String
  ) throws(Failure) -> (StateDefinition, ActorGraph) {
    guard let state else { return (graph.actors[0].states[graph.actors[0].start], graph.actors[0]) }
    for actor in graph.actors {
      if let found = actor.states.first(where: { $0.name == state }) { return (found, actor) }
    }
    let nearest = nearestName(to: state, among: graph.actors.flatMap(\.states).map(\.name))
    throw .run(
      "\(file): no state \(quoted(state))"
        + (nearest.map { "; did you mean \(quoted($0))?" } ?? ""))
  }
}
