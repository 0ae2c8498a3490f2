import GraphFiles

extension JSONWriter {
  /// The attributes and triggers of graph files, for editors that complete and explain them.
  static func text(of vocabulary: Vocabulary) -> String {
    // A line for each attribute and trigger.
    var writer = JSONWriter(openLevels: 2)
    writer.object { writer in
      writer.name("attributes")
      writer.array { writer in
        for spec in vocabulary.attributes { writer.write(spec) }
      }
      writer.name("triggers")
      writer.array { writer in
        for spec in vocabulary.triggers { writer.write(spec) }
      }
    }
    writer.endLine()
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private mutating func write(_ spec: AttributeSpec) {
    element()
    object { writer in
      writer.member("name", spec.name)
      writer.strings(
        "places", AttributePlace.allCases.filter(spec.places.contains).map(\.rawValue))
      writer.member("summary", spec.summary)
      writer.member("default", spec.fallback)
      writer.strings("words", spec.words)
    }
  }

  private mutating func write(_ spec: TriggerSpec) {
    element()
    object { writer in
      writer.member("word", spec.word)
      writer.member("argument", spec.argument?.form ?? "")
      writer.member("summary", spec.summary)
    }
  }

  private mutating func strings(_ name: String, _ values: [String]) {
    self.name(name)
    array { writer in
      for value in values {
        writer.element()
        writer.string(value)
      }
    }
  }
}
