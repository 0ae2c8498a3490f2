import Basics
import GraphLanguage

extension DiagnosticBag {
  /// Warns of attributes that are neither in the language at their place nor Graphviz's own.
  ///
  /// - Parameters:
  ///   - attributes: As they are written.
  ///   - place: What they are written on.
  ///   - owner: What messages call it.
  ///   - vocabulary: The language.
  func checkNames(
    of attributes: [Attribute], on place: AttributePlace, of owner: String,
    _ vocabulary: Vocabulary
  ) {
    for name in attributes.map(\.name)
    where vocabulary.attribute(name.text, on: place) == nil
      && !graphvizAttributes.contains(name.text)
    {
      let nearest = suggestion(for: name.text) { vocabulary.names(on: place) }
      warning(
        "unknown attribute \(quoted(name.text)) of \(owner)", at: name.range,
        note: vocabulary.home(of: name.text) ?? nearest)
    }
  }
}
