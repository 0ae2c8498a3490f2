import GraphLanguage

/// Collects what is to be told of one file, and reads attribute values on the way.
struct DiagnosticBag {
  private(set) var diagnostics: [Diagnostic]
  /// What was told already: a wrong default would be told of for each state that it reaches.
  private var told: Set<Diagnostic>

  init(_ diagnostics: [Diagnostic] = []) {
    self.diagnostics = diagnostics
    told = Set(diagnostics)
  }

  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// In the order of the file; what is about the file as a whole comes first.
  var sorted: [Diagnostic] {
    diagnostics.enumerated().sorted { left, right in
      let a = left.element.range?.start ?? -1
      let b = right.element.range?.start ?? -1
      return (a, left.offset) < (b, right.offset)
    }.map(\.element)
  }

  mutating func error(_ message: String, at range: SourceRange?, note: String? = nil) {
    tell(.error(message, at: range, note: note))
  }

  mutating func warning(_ message: String, at range: SourceRange?, note: String? = nil) {
    tell(.warning(message, at: range, note: note))
  }

  private mutating func tell(_ diagnostic: Diagnostic) {
    if told.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }

  /// An attribute's value by one of the value readers; nil if it is not set, or wrong and told of.
  mutating func value<Value>(
    of attribute: Attribute?, _ parse: (String) throws(ValueError) -> Value
  ) -> Value? {
    guard let attribute else { return nil }
    do {
      return try parse(attribute.value.text)
    } catch {
      self.error("\(attribute.name.text) \(error.message)", at: attribute.value.range)
      return nil
    }
  }

  /// Warns of the attributes that neither the language nor Graphviz knows.
  mutating func checkNames(_ attributes: [Attribute], among known: Set<String>, of owner: String) {
    for name in attributes.map(\.name)
    where !known.contains(name.text) && !AttributeNames.graphviz.contains(name.text) {
      let nearest = nearestName(to: name.text, among: known)
      warning(
        "unknown attribute \(quoted(name.text)) of \(owner)", at: name.range,
        note: nearest.map { "did you mean '\($0)'?" })
    }
  }
}
