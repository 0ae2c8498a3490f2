import Testing

@testable import GraphLanguage

struct WrittenTests {
  @Test(arguments: [
    ("walk", "walk"), ("_2", "_2"), ("walk_left2", "walk_left2"), ("12", "12"), ("-1.5", "-1.5"),
    (".5", ".5"), ("", "\"\""), ("walk left", "\"walk left\""), ("1-forward", "\"1-forward\""),
    ("2x", "\"2x\""), ("1.2.3", "\"1.2.3\""), ("-", "\"-\""), (".", "\".\""), ("*", "\"*\""),
    ("node", "\"node\""), ("Graph", "\"Graph\""), ("Größe", "\"Größe\""),
    ("say \"hi\"", "\"say \\\"hi\\\"\""), ("a\\b", "\"a\\b\""), ("a\nb", "\"a\nb\""),
    ("// no comment", "\"// no comment\""), ("a:b", "\"a:b\""),
  ])
  func `A text is in quotes where it must be`(text: String, wanted: String) {
    #expect(written(text) == wanted)
  }

  @Test(arguments: [
    "walk", "-1.5", "3.", "", "1-forward", "graph", "say \"hi\"", "a\\b", "a\nb", "日本", "x\ty",
    "# a", "/* b", "a\\\\", "\\\\\"", "'", "“", "<b>", "a;b", "[x]", "→",
  ])
  func `What is written reads the same`(text: String) {
    let source = SourceText(name: "t.gv", bytes: Array("digraph { \(written(text)) }".utf8))
    let file = ParsedFile(source)
    let reading = GraphReading(file.document)
    #expect(file.diagnostics.isEmpty)
    #expect(reading.graphs.first?.nodes.map(\.name.text) == [text])
  }

  @Test(arguments: [("a\\", "a\\\\"), ("\\\"", "\\\\\"")])
  func `A backslash that DOT cannot write becomes two`(text: String, wanted: String) {
    let source = SourceText(name: "t.gv", bytes: Array("digraph { \(written(text)) }".utf8))
    let reading = GraphReading(ParsedFile(source).document)
    #expect(reading.graphs.first?.nodes.map(\.name.text) == [wanted])
  }
}
