extension Vocabulary {
  /// The tables of the documentation: attributes of graphs, states and edges, and triggers.
  package enum Table: String, CaseIterable, Sendable {
    case graph, state, edge, trigger
  }

  /// A table in Markdown, without an empty line around it.
  package func markdown(_ table: Table) -> String {
    switch table {
    case .graph:
      attributeTable(attributes.filter { $0.places.contains(.graph) }.map(row))
    case .state:
      attributeTable(attributes.filter { $0.places == .states }.map(row) + [sharedRow])
    case .edge:
      attributeTable(attributes.filter { $0.places == .edges }.map(row))
    case .trigger:
      lines(["`on=`", "taken when"], triggers.map { [written($0), $0.summary] })
    }
  }

  /// A value with a space in it needs quotes.
  private func written(_ trigger: TriggerSpec) -> String {
    trigger.argument == nil ? "`\(trigger.form)`" : "`\"\(trigger.form)\"`"
  }

  private func row(_ spec: AttributeSpec) -> [String] {
    ["`\(spec.name)`", spec.summary, spec.fallback]
  }

  /// What states share with actors.
  private var sharedRow: [String] {
    let names = attributes.filter { $0.places == .actorsAndStates }.map { "`\($0.name)`" }
    return [names.joined(separator: ", "), "for this state alone", "the actor's"]
  }

  private func attributeTable(_ rows: [[String]]) -> String {
    lines(["attribute", "value", "default"], rows)
  }

  private func lines(_ head: [String], _ rows: [[String]]) -> String {
    ([head, head.map { _ in "---" }] + rows)
      .map { row in "|" + row.map { $0.isEmpty ? " |" : $0 == "---" ? "---|" : " \($0) |" }.joined()
      }
      .joined(separator: "\n")
  }
}
