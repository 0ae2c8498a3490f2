import GraphLanguage
import Testing

/// A text with a fault, and the whole picture that its author is shown.
struct Fault: CustomTestStringConvertible, Sendable {
  let name: String
  let text: String
  let picture: String

  init(_ name: String, _ text: String, _ picture: String) {
    self.name = name
    self.text = text
    self.picture = picture + "\n"
  }

  var testDescription: String { name }

  /// The picture that the text really gives.
  var found: String {
    let source = SourceText(name: "d.gv", text: text)
    return DiagnosticRenderer().render(ParsedFile(source).diagnostics, in: source)
  }
}

/// The tree of a text, whatever is wrong with it.
func dump(_ text: String) -> String {
  ParsedFile(SourceText(name: "d.gv", text: text)).document.dump
}
