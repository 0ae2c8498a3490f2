import Foundation
import GraphLanguage
import Testing

/// Compares the graphs of Graphviz's own test suite with how Graphviz reads them.
@Suite("Graphviz's graphs")
struct CorpusTests {
  private static let folder: URL = {
    let shared =
      ProcessInfo.processInfo.environment["ZOETROPE_SHARED"].map { URL(fileURLWithPath: $0) }
      ?? URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("shared")
    return shared.appendingPathComponent("corpus/dot")
  }()

  private static let isThere = FileManager.default.fileExists(
    atPath: folder.appendingPathComponent("expected.json").path)

  private static let isDemanded = ProcessInfo.processInfo.environment["CI"] != nil

  @Test(
    "Every graph reads as Graphviz reads it",
    .enabled(if: isThere || isDemanded, "the shared folder with corpus/dot is not there"))
  func corpus() throws {
    let data = try Data(contentsOf: Self.folder.appendingPathComponent("expected.json"))
    let expected = try JSONDecoder().decode([String: Expected].self, from: data)
    #expect(expected.count == 480)
    for (name, expected) in expected {
      let path = Self.folder.appendingPathComponent("graphs/\(name)")
      let file = ParsedFile(SourceText(name: name, bytes: Array(try Data(contentsOf: path))))
      let reading = GraphReading(file.document)
      if expected.encoding != nil { continue }
      #expect(file.hasErrors == (expected.error ?? false), "\(name)")
      guard let graphs = expected.graphs else { continue }
      #expect(reading.diagnostics.isEmpty, "\(name)")
      #expect(reading.graphs.map(Reading.init) == graphs, "\(name)")
    }
  }

  fileprivate struct Expected: Decodable {
    let graphs: [Reading]?
    let error: Bool?
    let encoding: String?
  }
}

/// A graph as the corpus describes it: nodes in order of creation, edges sorted, no empty values.
fileprivate struct Reading: Equatable, Decodable {
  let name: String
  let directed: Bool
  let strict: Bool
  let nodes: [Element]
  let edges: [Element]

  /// A node's or an edge's names, and its attributes.
  struct Element: Hashable, Decodable {
    let names: [String]
    let attributes: [String: String]
  }

  private enum Key: CodingKey { case name, directed, strict, nodes, edges }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    name = try container.decode(String.self, forKey: .name)
    directed = try container.decode(Bool.self, forKey: .directed)
    strict = try container.decode(Bool.self, forKey: .strict)
    nodes = try container.decode([Element].self, forKey: .nodes)
    edges = try container.decode([Element].self, forKey: .edges).sorted()
  }

  init(_ graph: ResolvedGraph) {
    func name(_ place: Int) -> String { graph.nodes[place].name.text }
    self.name = graph.name?.text ?? ""
    directed = graph.isDirected
    strict = graph.isStrict
    nodes = graph.nodes.map { Element([$0.name.text], $0.attributes, ports: [:]) }
    edges = graph.edges.map { edge in
      let ports = ["tailport": edge.tailPort, "headport": edge.headPort]
      return Element(
        [name(edge.tail), name(edge.head)], edge.attributes, ports: ports.compactMapValues(\.?.text)
      )
    }.sorted()
  }
}

extension Reading.Element: Comparable {
  init(from decoder: any Decoder) throws {
    var parts = try decoder.unkeyedContainer()
    var names: [String] = []
    while (parts.count ?? 0) > parts.currentIndex + 1 {
      names.append(try parts.decode(String.self))
    }
    self.names = names
    attributes = try parts.decode([String: String].self)
  }

  init(_ names: [String], _ attributes: [Attribute], ports: [String: String]) {
    var values = ports
    for attribute in attributes {
      values[attribute.name.text] = Self.unescaped(attribute.value.text)
    }
    self.names = names.map(Self.unescaped)
    self.attributes = values.filter { !$0.value.isEmpty }
  }

  /// The corpus was written by a tool that resolved backslashes, which the language leaves alone.
  private static func unescaped(_ text: String) -> String {
    var shown = ""
    var rest = Substring(text)
    while let character = rest.popFirst() {
      guard character == "\\", let escaped = rest.popFirst() else {
        shown.append(character)
        continue
      }
      shown.append(escaped == "n" ? "\n" : escaped)
    }
    return shown
  }

  private var sortKey: String {
    names.joined(separator: "\u{1}")
      + attributes.sorted { $0.key < $1.key }.map { "\u{2}\($0.key)\u{3}\($0.value)" }.joined()
  }

  fileprivate static func < (first: Self, second: Self) -> Bool { first.sortKey < second.sortKey }
}
