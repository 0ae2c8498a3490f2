import StateGraph
import Animation
import GraphLanguage
import Sheets

extension GraphText {
  /// A line for each state, with the comments one below the other.
  var stateLines: [String] {
    let lines = actor.states.enumerated().map { index, state -> (String, String) in
      guard let clip = state.clip else { return (name(of: index), "") }
      let attributes = attributes(of: state.name, called: name(of: index), playing: clip)
      let list = attributes.map { "\($0.name)=\($0.value)" }.joined(separator: ", ")
      // A tag may have a name that means something else in a graph.
      let isRenamed = written(state.name) != name(of: index)
      let comments = [
        isRenamed ? "for the name \(written(state.name))" : "",
        comment(on: clip, saying: Set(attributes.map(\.name))),
      ]
      return (
        name(of: index) + (list.isEmpty ? "" : " [\(list)]"),
        comments.filter { !$0.isEmpty }.joined(separator: ", ")
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
    of name: String, called writtenName: String, playing clip: Clip
  ) -> [(name: String, value: String)] {
    let animation = clip.animation
    var attributes: [(name: String, value: String)] = []
    // What a state plays that names no frames, unless there is a tag.
    let playsAll = source.grid == nil && sheet.tags.isEmpty
    let isWhole = playsAll && animation.frames.elementsEqual(0..<sheet.frameCount)
    var tag = sheet.tag(named: name).map { Animation(tag: $0, of: sheet) }
    if let known = tag, known.frames == animation.frames {
      if written(name) != writtenName { attributes.append(("frames", writtenInQuotes(name))) }
    } else {
      tag = nil
      if !isWhole {
        attributes.append(("frames", writtenInQuotes(FrameList.text(animation.frames))))
      }
    }
    let usual = tag?.timing ?? FrameTiming(of: animation.frames, on: sheet) ?? .fps10
    if animation.timing != usual {
      let timing = animation.timing.attribute
      attributes.append((timing.name, written(timing.value)))
    }
    let repeats = clip.repeats.lowerBound
    if repeats != tag?.repeatCount ?? (isWhole ? sheet.playCount : nil) ?? 0 {
      attributes.append(("repeat", "\(repeats)"))
    }
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
    if said.isDisjoint(with: ["fps", "duration"]),
      FrameTiming(of: animation.frames, on: sheet) != nil || !sheet.tags.isEmpty
    {
      parts.append(animation.timing.words + (animation.frames.count == 1 ? "" : " each"))
    }
    if !said.contains("direction"), animation.direction != .forward {
      parts.append(animation.direction.rawValue)
    }
    if !said.contains("repeat"), clip.repeats.lowerBound > 0 {
      parts.append(clip.repeats.lowerBound == 1 ? "once" : "\(clip.repeats.lowerBound) passes")
    }
    return parts.joined(separator: ", ")
  }
}
