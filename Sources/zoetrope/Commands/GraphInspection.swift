import Animation
import GraphLanguage
import Pixels
import Player
import Sheets
import StateGraph

/// What a file means, for other programs and for people.
struct GraphInspection {
  let graph: StateGraph

  // MARK: For programs

  /// Sheets and actors with their states and transitions.
  var json: JSONValue {
    .object([
      ("sheets", .array(graph.sheets.map(json))),
      ("actors", .array(graph.actors.map(json))),
    ])
  }

  private func json(_ loaded: LoadedSheet) -> JSONValue {
    // The size of the one bitmap; of numbered files that of the first.
    let size = loaded.sheet.bitmaps[0]
    return .object([
      ("path", .string(loaded.path)), ("width", .integer(size.width)),
      ("height", .integer(size.height)), ("frames", .integer(loaded.sheet.frameCount)),
      ("tags", .array([])),
    ])
  }

  private func json(_ actor: ActorGraph) -> JSONValue {
    .object([
      ("name", .string(actor.name)),
      ("start", .string(actor.states[actor.start].name)),
      ("states", .array(actor.states.map(json))),
      ("transitions", .array(actor.transitions.map { json($0, of: actor) })),
    ])
  }

  private func json(_ state: StateDefinition) -> JSONValue {
    guard let clip = state.clip else {
      return .object([("name", .string(state.name)), ("kind", .string("choice"))])
    }
    return .object(
      [
        ("name", .string(state.name)), ("kind", .string(state.isEnd ? "end" : "state")),
        ("sheet", .integer(clip.sheet)),
        ("frames", .array(clip.animation.frames.map(JSONValue.integer))),
        ("durations_ms", .array(durations(of: clip).map(milliseconds))),
        ("repeat", range(clip.repeats.lowerBound, clip.repeats.upperBound, JSONValue.integer)),
        ("direction", .string(clip.animation.direction.rawValue)),
        ("flip", .string(clip.animation.flip.letters)),
      ]
        + (clip.hold.map { [("hold_ms", range($0.lowerBound, $0.upperBound, milliseconds))] } ?? [])
    )
  }

  private func json(_ transition: Transition, of actor: ActorGraph) -> JSONValue {
    let source =
      switch transition.from {
      case .state(let index): actor.states[index].name
      case .any: "*"
      }
    var members: [(name: String, value: JSONValue)] = [("from", .string(source))]
    switch transition.to {
    case .state(let index): members.append(("to", .string(actor.states[index].name)))
    case .back: members.append(("to", .string("^")))
    case .other(let other, let index):
      members.append(("to", .string(graph.actors[other].states[index].name)))
      members.append(("actor", .string(graph.actors[other].name)))
    }
    members.append(("on", .string(transition.trigger.text)))
    members.append(("when", .string(transition.moment.rawValue)))
    members.append(("weight", decimal(millionths: transition.weight)))
    return .object(members)
  }

  private func range<Value: Equatable>(
    _ low: Value, _ high: Value, _ json: (Value) -> JSONValue
  ) -> JSONValue {
    low == high ? json(low) : .array([json(low), json(high)])
  }

  /// How long each frame stays, in the order of the list, speed included.
  private func durations(of clip: Clip) -> [Nanoseconds] {
    let animation = clip.animation
    return switch animation.timing {
    case .rate(let rate):
      animation.frames.map { _ in (rate * animation.speed).dividing(.perSecond) }
    case .durations(let durations): durations.map(animation.speed.dividing)
    }
  }

  private func milliseconds(_ time: Nanoseconds) -> JSONValue { decimal(millionths: time) }

  private func decimal(millionths: Int64) -> JSONValue {
    .number(whole: Int(millionths / 1_000_000), millionths: Int(millionths % 1_000_000))
  }

  // MARK: For people

  /// A paragraph for each sheet and actor.
  var text: String {
    let sheets = graph.sheets.map { loaded in
      let size = loaded.sheet.bitmaps[0]
      return "sheet \(visible(loaded.path)): \(size.width)x\(size.height), "
        + counted(loaded.sheet.frameCount, "frame")
    }
    return (sheets + graph.actors.flatMap(lines)).joined(separator: "\n") + "\n"
  }

  private func lines(of actor: ActorGraph) -> [String] {
    ["actor \(visible(actor.name)): starts with \(visible(actor.states[actor.start].name))"]
      + actor.states.enumerated().map { "  " + line(of: $1, at: $0, in: actor) }
  }

  private func line(of state: StateDefinition, at index: Int, in actor: ActorGraph) -> String {
    let ways = actor.transitions.filter { $0.from == .state(index) }.map { way(of: $0, in: actor) }
    let leads = ways.isEmpty ? "" : "  -> " + ways.joined(separator: ", ")
    guard let clip = state.clip else { return "\(visible(state.name)): a choice" + leads }
    let length = Timeline(clip.animation).start(ofStep: clip.animation.frames.count)
    let repeats =
      clip.repeats == 0...0
      ? "for ever"
      : clip.repeats.lowerBound == clip.repeats.upperBound
        ? "\(clip.repeats.lowerBound)x" : "\(clip.repeats.lowerBound)-\(clip.repeats.upperBound)x"
    return "\(visible(state.name)): \(counted(clip.animation.frames.count, "frame")), "
      + "\(TimeSpan.text(length)), \(repeats)" + (state.isEnd ? ", an end" : "") + leads
  }

  private func way(of transition: Transition, in actor: ActorGraph) -> String {
    let target =
      switch transition.to {
      case .state(let index): visible(actor.states[index].name)
      case .back: "^"
      case .other(let other, let index):
        visible(graph.actors[other].name) + "." + visible(graph.actors[other].states[index].name)
      }
    return transition.trigger == .stop ? target : "\(target) (\(visible(transition.trigger.text)))"
  }
}

extension Flip {
  /// As it is written in a graph file; empty for none.
  fileprivate var letters: String {
    (contains(.horizontal) ? "h" : "") + (contains(.vertical) ? "v" : "")
  }
}
