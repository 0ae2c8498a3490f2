import Animation
import GraphLanguage
import Pixels
import Sheets
import StateGraph
import Testing

struct StateReaderTests {
  @Test func `Without tiles the whole bitmap is one frame`() throws {
    let graph = try readGraph("digraph d { sheet=\"brian.png\"; still; again [frames=\"0,0\"] }")
    #expect(graph.actors[0].states.map(\.animation.frames) == [[0], [0, 0]])
    #expect(graph.sheets[0].sheet.regions.map(\.width) == [366])
  }

  @Test func `A state may have a sheet, a tile and an order of its own`() throws {
    let graph = try readStatements(
      """
      walk [frames="0"]
      big [frames="0", tile="122x170"]
      down [frames="1", order=column]
      whole [frames="0", tile="366x340"]
      again [frames="5", tile="122x170"]
      """)
    #expect(graph.actors[0].states.map(\.sheet) == [0, 1, 2, 3, 1])
    #expect(graph.sheets.map(\.sheet.frameCount) == [24, 6, 24, 1])
    #expect(graph.sheets.map { $0.sheet.regions.last?.x } == [305, 244, 305, 0])
    #expect(graph.sheets[2].sheet.regions[1].y == 85)
  }

  @Test(arguments: ["3,5", "0,0"])
  func `Offset and gap are no part of the tiles, also at the right`(offset: String) throws {
    let graph = try readGraph(
      """
      digraph d {
        sheet="brian.png"
        tile="58x80"
        offset="\(offset)"
        gap="3,5"
        walk [frames="7"]
      }
      """)
    let region = graph.sheets[0].sheet.regions[7]
    #expect(graph.sheets[0].sheet.frameCount == 24)
    #expect((region.x, region.y) == (offset == "0,0" ? (61, 85) : (64, 90)))
  }

  @Test func `A state without frames is an error wherever it is first named`() {
    let head = "digraph d {\nsheet=\"brian.png\"\ntile=\"61x85\"\nwalk [frames=\"0\", repeat=1]\n"
    let named = GraphFileReader(text: head + "walk -> nap\nnap\nnap [repeat=1]\n}")
    #expect(named.diagnostics.map(\.message) == ["state 'nap' has no frames"])
    #expect(named.report.hasPrefix("d.gv:6:1:"))
    let edges = GraphFileReader(text: head + "walk -> nap\nnap -> walk\n}")
    #expect(edges.diagnostics.map(\.message) == ["an edge names 'nap', which has no frames"])
    #expect(edges.report.hasPrefix("d.gv:5:9:"))
  }
}
