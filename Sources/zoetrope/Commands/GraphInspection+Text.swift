import Basics
import Animation
import Pixels
import Sheets
import StateGraph

extension GraphInspection {
  /// A paragraph for each sheet and actor.
  var text: String {
    let sheets = graph.sheets.map { loaded in
      let size = loaded.sheet.bitmaps[0]
      return "sheet \(visible(loaded.path)): \(size.width)x\(size.height), "
        + counted(loaded.sheet.frameCount, "frame") + tags(of: loaded.sheet)
    }
    return (sheets + graph.actors.flatMap(lines)).joined(separator: "\n") + "\n"
  }

  private func tags(of sheet: Sheet) -> String {
    sheet.tags.isEmpty
      ? "" : "; tags: " + sheet.tagNames.map { visible($0) }.joined(separator: ", ")
  }

  private func lines(of actor: ActorGraph) -> [String] {
    let ways = Dictionary(grouping: actor.transitions, by: \.from)
      .mapValues { $0.map { way(of: $0, in: actor) }.joined(separator: ", ") }
    func leads(_ source: Transition.Source) -> String { ways[source].map { "  -> " + $0 } ?? "" }
    let any = leads(.any)
    return [
      "actor \(visible(actor.name)): starts with \(visible(actor.states[actor.start].name))"
    ]
      + actor.states.enumerated().map { index, state in
        "  \(visible(state.name)): \(content(of: state))\(leads(.state(index)))"
      }
      + (any.isEmpty ? [] : ["  *: any state" + any])
  }

  private func content(of state: StateDefinition) -> String {
    guard let clip = state.clip else { return "a choice" }
    let length = Timeline(clip.animation).start(ofStep: clip.animation.frames.count)
    var parts = [
      counted(clip.animation.frames.count, "frame"), TimeSpan.text(length),
      clip.repeats == 0...0 ? "for ever" : range(clip.repeats) { "\($0)" } + "x",
    ]
    if let hold = clip.hold { parts.append("held " + range(hold, TimeSpan.text)) }
    if state.isEnd { parts.append("an end") }
    return parts.joined(separator: ", ")
  }

  private func range<Value>(
    _ range: ClosedRange<Value>, _ text: (Value) -> String
  ) -> String {
    let low = text(range.lowerBound)
    return range.lowerBound == range.upperBound ? low : "\(low)-\(text(range.upperBound))"
  }

  /// Where a transition leads, and in parentheses what is not as by default.
  private func way(of transition: Transition, in actor: ActorGraph) -> String {
    let target =
      switch transition.to {
      case .state(let index): visible(actor.states[index].name)
      case .back: "^"
      case .other(let other, let index):
        visible(graph.actors[other].name) + "." + visible(graph.actors[other].states[index].name)
      }
    var conditions: [String] = []
    if transition.trigger != .stop { conditions.append(visible(transition.trigger.text)) }
    if transition.moment != .now { conditions.append("when \(transition.moment.rawValue)") }
    if transition.weight != Transition.evenWeight {
      conditions.append("weight \(decimal(millionths: transition.weight))")
    }
    return conditions.isEmpty ? target : "\(target) (\(conditions.joined(separator: ", ")))"
  }
}
