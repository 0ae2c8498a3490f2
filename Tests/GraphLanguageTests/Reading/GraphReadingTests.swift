import GraphLanguage
import Testing

@Suite("Limits of the size of a graph")
struct GraphReadingTests {
  private func message(_ body: String) -> String? {
    let file = ParsedFile(SourceText(name: "d.gv", text: "digraph {\(body)}"))
    return GraphReading(file.document).diagnostics.first?.message
  }

  private func names(_ count: Int) -> String {
    (0..<count).map { "n\($0)" }.joined(separator: ";")
  }

  @Test("10,000 states")
  func states() {
    #expect(message(names(10_000)) == nil)
    #expect(message(names(10_001)) == "the file has more than 10,000 states")
  }

  @Test("100,000 edges, also of two short lists")
  func edges() {
    #expect(message("subgraph s {\(names(250))} {\(names(400))} -> subgraph s {}") == nil)
    #expect(
      message("subgraph s {\(names(400))} subgraph s {} -> subgraph s {}")
        == "the file has more than 100,000 edges")
  }

  @Test("A million attributes, also of one list for many states")
  func attributes() {
    let list = (0..<1000).map { "a\($0)=1" }.joined(separator: ",")
    let nodes = names(5000).split(separator: ";").joined(separator: ",")
    #expect(message("\(nodes) [\(list)]") == "the file has more than 1,000,000 attributes")
  }

  @Test("The limits are of the file, not of each graph")
  func severalGraphs() {
    let body = names(6000)
    #expect(message("\(body)} digraph {\(body)") == "the file has more than 10,000 states")
  }
}
