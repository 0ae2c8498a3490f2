import Support
@testable import GraphFiles
import GraphLanguage
import Testing

struct GraphFileReaderTests {
  private static let faulty =
    DiagnosedGraph.numbers + DiagnosedGraph.frames + DiagnosedGraph.graphs + DiagnosedGraph.states
    + DiagnosedGraph.edges + DiagnosedGraph.actors + DiagnosedGraph.others

  @Test(arguments: faulty)
  func `A faulty graph is told of with its place and a remedy`(graph: DiagnosedGraph) {
    let reader = GraphFileReader(text: graph.text)
    #expect(reader.report == graph.expected)
    #expect(reader.graph == nil)
  }

  @Test(arguments: DiagnosedGraph.warned + DiagnosedGraph.doubtful + DiagnosedGraph.moot)
  func `A doubtful graph is warned of and can be played`(graph: DiagnosedGraph) {
    let reader = GraphFileReader(text: graph.text)
    #expect(reader.report == graph.expected)
    #expect(reader.graph != nil)
  }

  @Test func `Three faults give three errors, in the order of the file`() {
    let reader = GraphFileReader(
      text: """
        digraph d {
          sheet="nowhere.png"
          tile="61x85"
          start=wlak
          walk [frames="0-3", fps=0]
        }
        """)
    #expect(
      reader.diagnostics.map(\.message) == [
        "sheet 'nowhere.png' cannot be read: no such file",
        "start names 'wlak', which is no state of this graph",
        "fps '0' is out of range: write a number from 0.01 to 1000",
      ])
  }

  @Test func `Three faults in edges and actors give three errors`() {
    let reader = GraphFileReader(
      text: """
        digraph d {
          sheet="brian.png"
          tile="61x85"
          node [frames="0", repeat=1]
          subgraph cluster_a { a; which [shape=diamond]; a -> which -> a }
          subgraph cluster_b { b }
          which -> b [weight=lots]
          b -> "*"
          c -> a [on="after 5"]
        }
        """)
    #expect(
      reader.diagnostics.map(\.message) == [
        "weight 'lots' is not a number: write one such as 2",
        "\"*\" stands for any state: no edge leads to it",
        "state 'c' is in no cluster, but the others are",
        "on after '5' has no unit: write 5ms or 5s",
      ])
  }

  @Test func `Faults of every graph in a file are told of`() {
    let reader = GraphFileReader(text: "digraph a { } digraph b { }")
    #expect(
      reader.diagnostics.map(\.message) == Array(repeating: "the graph has no state", count: 2))
  }

  @Test(arguments: [
    "digraph n { title=", "digraph n { sheet = \"a.p", "digraph n { walk [frames", "digraph n {",
  ])
  func `That no state was read is no fault of a text that breaks off`(text: String) {
    let reader = GraphFileReader(text: text)
    #expect(reader.graph == nil)
    #expect(reader.diagnostics.firstError != nil)
    #expect(!reader.diagnostics.contains { $0.message == "the graph has no state" })
  }

  @Test func `Graphviz's own attributes pass in silence`() throws {
    let reader = GraphFileReader(
      text: """
        digraph d {
          rankdir=LR
          graph [label="A walk", bgcolor=white]
          node [shape=box, style=filled]
          edge [color=red]
          sheet="brian.png"
          tile="61x85"
          walk [frames="0-3", repeat=1, label="Walking", fillcolor=yellow]
          walk -> walk [label="again", penwidth=2]
        }
        """)
    #expect(reader.report == "")
    #expect(reader.graph != nil)
  }

  @Test func `Relative sheets are looked for beside the graph file`() {
    var asked: [String] = []
    let text = "digraph d { sheet=\"art/hero.png\"; walk [repeat=0] }"
    for directory in ["", "demos", "/"] {
      _ = GraphFileReader(
        SourceText(name: "d.gv", bytes: Array(text.utf8)), directory: directory, fallbackName: "d"
      ) { path in
        asked.append(path)
        return testSheet(path)
      }
    }
    #expect(asked == ["art/hero.png", "demos/art/hero.png", "/art/hero.png"])
  }

  @Test func `Names and paths from the file act on no terminal`() {
    let reader = GraphFileReader(
      text: "digraph d { sheet=\"no\u{1B}[31m.png\"; start=\"\u{7}\"; a [repeat=0] }")
    #expect(reader.diagnostics.count == 2)
    #expect(reader.report.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
    #expect(reader.report.contains("'no^[[31m.png'"))
  }
}
