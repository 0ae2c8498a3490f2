import Animation
import GraphLanguage
package import Sheets

/// A graph file for the states of one actor, as a person would write it: what goes without saying is
/// left out, and comments tell what the sheet's file says itself.
///
/// Of an actor, only what a sheet without a graph gives it is written: frames, timing, direction,
/// repeats and edges.
package struct GraphText {
  /// How the sheet is named and cut in the file.
  package struct Source {
    /// Relative to where the graph file will lie.
    package let path: String
    /// Nil for a sheet that says itself where its frames are, or a picture that is one frame.
    package let grid: TileGrid?

    package init(path: String, grid: TileGrid? = nil) {
      self.path = path
      self.grid = grid
    }
  }

  private let actor: ActorGraph
  private let sheet: Sheet
  private let source: Source
  /// Lines for the top, without the marks of a comment.
  private let remarks: [String]

  /// - Parameters:
  ///   - actor: All of its states are of the one sheet.
  ///   - sheet: As it is cut.
  ///   - source: Where that comes from.
  ///   - remarks: Comments for the top, a line each.
  package init(_ actor: ActorGraph, of sheet: Sheet, from source: Source, remarks: [String]) {
    self.actor = actor
    self.sheet = sheet
    self.source = source
    self.remarks = remarks
  }

  /// The file.
  package var text: String {
    let lines =
      remarks.map { "// " + visible($0) } + ["digraph \(written(actor.name)) {"]
      + (sourceLines + startLine).map { "  " + $0 } + [""] + stateLines.map { "  " + $0 }
      + (actor.transitions.isEmpty ? [] : [""]) + edgeLines.map { "  " + $0 } + ["}"]
    return lines.joined(separator: "\n") + "\n"
  }

  private var sourceLines: [String] {
    var attributes = [("sheet", writtenInQuotes(source.path))]
    if let grid = source.grid {
      attributes.append(("tile", "\"\(grid.tileWidth)x\(grid.tileHeight)\""))
      if grid.offsetX != 0 || grid.offsetY != 0 {
        attributes.append(("offset", "\"\(grid.offsetX),\(grid.offsetY)\""))
      }
      if grid.gapX != 0 || grid.gapY != 0 {
        attributes.append(("gap", "\"\(grid.gapX),\(grid.gapY)\""))
      }
      if grid.order != .row { attributes.append(("order", grid.order.rawValue)) }
    }
    let width = attributes.map(\.0.count).max() ?? 0
    return attributes.map { name, value in
      name + String(repeating: " ", count: width - name.count) + " = " + value
    }
  }

  private var startLine: [String] {
    actor.start == 0 ? [] : ["start = \(written(actor.states[actor.start].name))"]
  }

  // MARK: States

  /// A line for each state, with the comments one below the other.
  private var stateLines: [String] {
    let lines = actor.states.map { state -> (String, String) in
      guard let clip = state.clip else { return (written(state.name), "") }
      let attributes = attributes(of: state.name, playing: clip)
      let list = attributes.map { "\($0.name)=\($0.value)" }.joined(separator: ", ")
      return (
        written(state.name) + (list.isEmpty ? "" : " [\(list)]"),
        comment(on: clip, saying: Set(attributes.map(\.name)))
      )
    }
    let width = min(lines.map(\.0.count).max() ?? 0, Self.commentColumn)
    return lines.map { line, comment in
      guard !comment.isEmpty else { return line }
      return line + String(repeating: " ", count: max(0, width - line.count) + 2) + "// " + comment
    }
  }

  /// Comments stand no further to the right, but for those of longer lines.
  private static let commentColumn = 60

  /// The attributes that the state needs because its sheet does not say so of a state of its name.
  private func attributes(
    of name: String, playing clip: Clip
  ) -> [(name: String, value: String)] {
    let animation = clip.animation
    let tag = sheet.tags.first { $0.name == name }.map { Animation(tag: $0, of: sheet) }
    var attributes: [(name: String, value: String)] = []
    if animation.frames != tag?.frames, sheet.uncut == nil {
      attributes.append(("frames", writtenInQuotes(FrameList.text(animation.frames))))
    }
    // With frames of its own, a state gets no more from a tag than it gets from the frames.
    let usual =
      attributes.isEmpty
      ? tag?.timing : FrameTiming(of: animation.frames, on: sheet)
    if animation.timing != usual ?? .fps10 {
      let timing = animation.timing.attribute
      attributes.append((timing.name, written(timing.value)))
    }
    let repeats = clip.repeats.lowerBound
    if repeats != tag?.repeatCount ?? 0 { attributes.append(("repeat", "\(repeats)")) }
    if animation.direction != tag?.direction ?? .forward {
      attributes.append(("direction", animation.direction.rawValue))
    }
    return attributes
  }

  /// What the sheet's file says of the state, so that it need not be looked up.
  private func comment(on clip: Clip, saying said: Set<String>) -> String {
    let animation = clip.animation
    var parts: [String] = []
    if !said.contains("frames"), sheet.uncut == nil {
      let list = FrameList.text(animation.frames)
      let word = animation.frames.count == 1 ? "frame" : "frames"
      parts.append("\(word) \(list.count > 40 ? list.prefix(38) + "…" : list[...])")
    }
    if !said.contains("fps"), !said.contains("duration") {
      let isGivenBySheet = sheet.places[animation.frames[0]].duration != nil
      if isGivenBySheet || !sheet.tags.isEmpty { parts.append(animation.timing.words) }
    }
    if !said.contains("direction"), animation.direction != .forward {
      parts.append(animation.direction.rawValue)
    }
    if !said.contains("repeat"), clip.repeats.lowerBound > 0 {
      parts.append(clip.repeats.lowerBound == 1 ? "once" : "\(clip.repeats.lowerBound) passes")
    }
    return parts.joined(separator: ", ")
  }

  // MARK: Edges

  private var edgeLines: [String] {
    actor.transitions.map { transition in
      var attributes: [String] = []
      if transition.trigger != .stop {
        attributes.append("on=\(written(transition.trigger.text))")
      }
      if transition.moment != .now { attributes.append("when=\(transition.moment.rawValue)") }
      let list = attributes.isEmpty ? "" : " [\(attributes.joined(separator: ", "))]"
      return "\(name(transition.from)) -> \(name(transition.to))\(list)"
    }
  }

  private func name(_ source: Transition.Source) -> String {
    switch source {
    case .any: "\"*\""
    case .state(let index): written(actor.states[index].name)
    }
  }

  private func name(_ target: Transition.Target) -> String {
    switch target {
    case .state(let index): written(actor.states[index].name)
    case .back, .other: "\"^\""
    }
  }
}
