import GraphFiles
import Animation
import Pixels
import Sheets
import StateGraph

extension GraphInspection {
  /// Sheets and actors with their states and transitions, as one value of JSON in UTF-8.
  var json: [UInt8] {
    // A line for each sheet, state and transition.
    var writer = JSONWriter(openLevels: 4)
    writer.object { writer in
      writer.name("sheets")
      writer.array { writer in
        for sheet in graph.sheets { write(sheet, to: &writer) }
      }
      writer.name("actors")
      writer.array { writer in
        for actor in graph.actors { write(actor, to: &writer) }
      }
    }
    writer.endLine()
    return writer.bytes
  }

  private func write(_ loaded: LoadedSheet, to writer: inout JSONWriter) {
    // The size of the one bitmap; of numbered files that of the first.
    let size = loaded.sheet.bitmaps[0]
    writer.element()
    writer.object { writer in
      writer.member("path", loaded.path)
      writer.member("width", size.width)
      writer.member("height", size.height)
      writer.member("frames", loaded.sheet.frameCount)
      writer.name("tags")
      writer.array { writer in
        for (name, tag) in zip(loaded.sheet.tagNames, loaded.sheet.tags) {
          write(tag, called: name, of: loaded.sheet, to: &writer)
        }
      }
    }
  }

  private func write(
    _ tag: Tag, called name: String, of sheet: Sheet, to writer: inout JSONWriter
  ) {
    writer.element()
    writer.object { writer in
      writer.member("name", name)
      writer.name("frames")
      writer.list(tag.frames) { $0.integer($1) }
      writer.name("durations_ms")
      writer.list(durations(of: Animation(tag: tag, of: sheet))) { $0.number(millionths: $1) }
      writer.member("repeat", tag.repeatCount ?? 0)
      writer.member("direction", tag.direction.rawValue)
    }
  }

  private func write(_ actor: ActorGraph, to writer: inout JSONWriter) {
    writer.element()
    writer.object { writer in
      writer.member("name", actor.name)
      writer.member("start", actor.states[actor.start].name)
      writer.members(Vocabulary.standard.shown(actor))
      writer.name("states")
      writer.array { writer in
        for state in actor.states { write(state, to: &writer) }
      }
      writer.name("transitions")
      writer.array { writer in
        for transition in actor.transitions { write(transition, of: actor, to: &writer) }
      }
    }
  }

  private func write(_ state: StateDefinition, to writer: inout JSONWriter) {
    writer.element()
    writer.object { writer in
      writer.member("name", state.name)
      writer.member("kind", state.isChoice ? "choice" : state.isEnd ? "end" : "state")
      if let clip = state.clip { write(clip, to: &writer) }
    }
  }

  /// Writes the members of a state that plays something.
  private func write(_ clip: Clip, to writer: inout JSONWriter) {
    writer.member("sheet", clip.sheet)
    writer.name("frames")
    writer.list(clip.animation.frames) { $0.integer($1) }
    writer.name("durations_ms")
    writer.list(durations(of: clip.animation)) { $0.number(millionths: $1) }
    writer.members(Vocabulary.standard.shown(clip))
  }

  private func write(
    _ transition: Transition, of actor: ActorGraph, to writer: inout JSONWriter
  ) {
    writer.element()
    writer.object { writer in
      switch transition.from {
      case .state(let index): writer.member("from", actor.states[index].name)
      case .any: writer.member("from", "*")
      }
      switch transition.to {
      case .state(let index): writer.member("to", actor.states[index].name)
      case .back: writer.member("to", "^")
      case .other(let other, let index):
        writer.member("to", graph.actors[other].states[index].name)
        writer.member("actor", graph.actors[other].name)
      }
      writer.members(Vocabulary.standard.shown(transition))
    }
  }
}

extension JSONWriter {
  /// Writes an array of plain values.
  fileprivate mutating func list<Value>(
    _ values: [Value], _ write: (inout JSONWriter, Value) -> Void
  ) {
    array { writer in
      for value in values {
        writer.element()
        write(&writer, value)
      }
    }
  }

  fileprivate mutating func members(_ members: [(label: String, value: ShownValue)]) {
    for (label, value) in members {
      name(label)
      shown(value)
    }
  }

  private mutating func shown(_ value: ShownValue) {
    switch value {
    case .text(let text): string(text)
    case .integer(let number): integer(number)
    case .millionths(let number): self.number(millionths: number)
    case .list(let values): list(values) { $0.shown($1) }
    }
  }
}
