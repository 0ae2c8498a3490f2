import Basics
import GraphLanguage

extension DiagnosticBag {
  /// Warns of the attributes that neither the language nor Graphviz knows.
  mutating func checkNames(_ attributes: [Attribute], among known: Set<String>, of owner: String) {
    for name in attributes.map(\.name)
    where !known.contains(name.text) && !AttributeNames.graphviz.contains(name.text) {
      let nearest = suggestion(for: name.text) { known }
      warning(
        "unknown attribute \(quoted(name.text)) of \(owner)", at: name.range,
        note: AttributeNames.home(of: name.text) ?? nearest)
    }
  }
}
