import GraphLanguage
import Testing

/// A text with a mistake in it, and everything that is printed about it.
struct DiagnosticExample: CustomTestStringConvertible, Sendable {
  let name: String
  let text: String
  let expected: String

  init(_ name: String, _ text: String, _ expected: String) {
    self.name = name
    self.text = text
    self.expected = expected + "\n"
  }

  var testDescription: String { name }

  /// What is really printed about the text.
  var rendered: String {
    let source = SourceText(name: "d.gv", text: text)
    return DiagnosticRenderer().render(ParsedFile(source).diagnostics, in: source)
  }
}

/// The tree of a text, whatever is wrong with it.
func dump(_ text: String) -> String {
  ParsedFile(SourceText(name: "d.gv", text: text)).document.dump
}
