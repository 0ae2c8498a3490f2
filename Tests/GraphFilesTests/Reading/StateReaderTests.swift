import GraphLanguage
import StateGraph
import Support
@testable import GraphFiles
import Animation
import Pixels
import Sheets
import Testing

struct StateReaderTests {
  @Test func `Without tiles the whole bitmap is one frame`() throws {
    let graph = try readGraph("digraph d { sheet=\"brian.png\"; still; again [frames=\"0,0\"] }")
    #expect(graph.actors[0].states.map { $0.clip?.animation.frames } == [[0], [0, 0]])
    #expect(graph.sheets[0].sheet.size(ofFrame: 0).width == 366)
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
    #expect(graph.actors[0].states.map { $0.clip?.sheet } == [0, 1, 2, 3, 1])
    #expect(graph.sheets.map(\.sheet.frameCount) == [24, 6, 24, 1])
    let whole = graph.sheets[3].sheet.frame(0).bitmap
    #expect(
      graph.sheets[1].sheet.frame(5).bitmap
        == whole.cropped(to: PixelRect(x: 244, y: 170, width: 122, height: 170)))
    #expect(
      graph.sheets[2].sheet.frame(1).bitmap
        == whole.cropped(to: PixelRect(x: 0, y: 85, width: 61, height: 85)))
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
    let sheet = graph.sheets[0].sheet
    #expect(sheet.frameCount == 24)
    let (x, y) = offset == "0,0" ? (61, 85) : (64, 90)
    #expect(
      sheet.frame(7).bitmap
        == testBitmap.cropped(to: PixelRect(x: x, y: y, width: 58, height: 80)))
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
