import StateGraph

extension Vocabulary {
  /// The attributes of edges.
  static let edgeAttributes: [AttributeSpec] = [
    AttributeSpec(
      "on", on: .edges, "the trigger: one of the table below", default: "`stop`"
    )
    .setsTransition(
      { text, context throws(ValueError) in try TriggerReader(context).parse(text) },
      shown: { .text($0.trigger.text) }
    ) { $0.trigger = $1 },
    AttributeSpec(
      "when", on: .edges,
      "when the state is left: `now`, at the end of the pass (`loop`), or when it stops (`stop`)",
      default: "`now`", words: Choice.words(of: Transition.Moment.self)
    )
    .setsTransition(
      { text, _ throws(ValueError) in try Choice.parse(text, as: Transition.Moment.self) },
      shown: { .text($0.moment.rawValue) }
    ) { $0.moment = $1 },
    AttributeSpec(
      "weight", on: .edges,
      "the odds among edges of one state that fire at the same moment; 0 is never", default: "1"
    )
    .setsTransition(
      { text, _ throws(ValueError) in try Quantity.weight(text) },
      shown: { .millionths($0.weight) }
    ) { $0.weight = $1 },
  ]
}
