import GraphLanguage
import Testing

@Suite("Identifiers")
struct IdentifierTests {
  private func value(_ text: String) throws -> (Identifier, SourceText) {
    let source = SourceText(name: "d.gv", text: "digraph { x = \(text) }")
    guard
      case .assignment(let attribute)? = ParsedFile(source).document.graphs.first?.statements.first
    else { throw Missing() }
    return (attribute.value, source)
  }

  private struct Missing: Error {}

  @Test(
    "The range is the content, the full range has the quotes",
    arguments: [
      ("walk", "walk", "walk"), ("1.5", "1.5", "1.5"), (#""0-11""#, "0-11", #""0-11""#),
      ("<b>", "b", "<b>"), (#""a" + "b""#, #"a" + "b"#, #""a" + "b""#), (#""""#, "", #""""#),
      ("'a b'", "a b", "'a b'"), ("“a b”", "a b", "“a b”"),
      (#""a" + 'b'"#, #"a" + 'b"#, #""a" + 'b'"#),
    ])
  func ranges(text: String, content: String, whole: String) throws {
    let (identifier, source) = try value(text)
    #expect(source.text(in: identifier.range) == content)
    #expect(source.text(in: identifier.fullRange) == whole)
  }
}
