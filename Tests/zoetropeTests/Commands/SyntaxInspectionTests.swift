import Foundation
import GraphLanguage
import Support
import Testing

@testable import zoetrope

@Suite struct SyntaxInspectionTests {
  private func inspect(_ text: String) -> String? {
    SyntaxInspection(of: SourceText(name: "test.gv", text: text)).text
      .map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `a graph is printed as it is read`() {
    let text = inspect(
      """
      strict digraph "two words" {
        node [fps=10]
        a [frames="0-11", label=""]
        a -> b:n -> c [on=loop]
      }
      graph { }
      """)
    #expect(
      text == """
        {
          "graphs": [
            {
              "name": "two words",
              "directed": true,
              "strict": true,
              "nodes": [
                ["a", {"fps": "10", "frames": "0-11"}],
                ["b", {"fps": "10"}],
                ["c", {"fps": "10"}]
              ],
              "edges": [
                ["a", "b", {"on": "loop", "headport": "n"}],
                ["b", "c", {"on": "loop", "tailport": "n"}]
              ]
            },
            {
              "name": "",
              "directed": false,
              "strict": false,
              "nodes": [],
              "edges": []
            }
          ]
        }

        """)
  }

  @Test(
    "A port counts more than a default, and less than an attribute of the edge",
    arguments: [
      ("a:x -> b", #"{"tailport": "x"}"#),
      ("a:x -> b [tailport=y]", #"{"tailport": "y"}"#),
      ("edge [tailport=y] a:x -> b", #"{"tailport": "x"}"#),
      ("edge [tailport=y] a -> b:x:sw", #"{"tailport": "y", "headport": "x:sw"}"#),
      (#"a:x -> b [tailport=""]"#, "{}"),
    ])
  func ports(statements: String, attributes: String) throws {
    let text = try #require(inspect("digraph { \(statements) }"))
    #expect(text.contains(#"["a", "b", \#(attributes)]"#), "\(text)")
  }

  @Test func `backslashes are resolved in names and values`() throws {
    let text = try #require(
      inspect(#"digraph "g\n" { "a\Nb" [label="x\ny\l\\\"z", "k\n"="1", h=<<b>\n</b>>] }"#))
    #expect(text.contains(#""name": "g\n""#))
    #expect(
      text.contains(#"["aNb", {"label": "x\nyl\\\"z", "k\\n": "1", "h": "<b>\n</b>"}]"#), "\(text)")
  }

  @Test func `a file with an error gives nothing`() {
    let inspection = SyntaxInspection(of: SourceText(name: "test.gv", text: "digraph { a [ }"))
    #expect(inspection.text == nil)
    #expect(inspection.diagnostics.contains { $0.severity == .error })
  }

  // MARK: - Graphviz's graphs

  @Test(.enabled(if: SharedFiles.areUsable))
  func `all of Graphviz's graphs are printed as Graphviz reads them`() throws {
    let expectations = try #require(
      JSONSerialization.jsonObject(
        with: Data(SharedFiles.bytes("corpus/dot/expected.json"))) as? [String: [String: Any]])
    #expect(expectations.count == 480)
    for (name, expected) in expectations {
      let bytes = try SharedFiles.bytes("corpus/dot/graphs/\(name)")
      let inspection = SyntaxInspection(of: SourceText(name: name, bytes: bytes))
      if expected["encoding"] != nil { continue }
      guard expected["error"] == nil else {
        #expect(inspection.text == nil, "\(name)")
        continue
      }
      let text = try #require(inspection.text, "\(name)")
      let read = try #require(
        JSONSerialization.jsonObject(with: Data(text)) as? [String: Any], "\(name)")
      #expect(try sortingEdges(read).isEqual(try sortingEdges(expected)), "\(name)")
    }
  }

  /// A file's graphs with the edges in an order that depends on nothing but what they say.
  private func sortingEdges(_ file: [String: Any]) throws -> NSArray {
    var graphs = try #require(file["graphs"] as? [[String: Any]])
    for index in graphs.indices {
      let edges = try #require(graphs[index]["edges"] as? [[Any]])
      let keyed = try edges.map { edge in
        (try JSONSerialization.data(withJSONObject: edge, options: .sortedKeys), edge)
      }
      graphs[index]["edges"] = keyed.sorted { $0.0.lexicographicallyPrecedes($1.0) }.map(\.1)
    }
    return graphs as NSArray
  }
}
