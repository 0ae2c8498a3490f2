import Support
import GraphFiles
import Foundation
import GraphLanguage
import Pixels
import Sheets
import StateGraph
import Testing

/// The demo `demos/drink.gv`, on the virtual clock.
struct DrinkTests {
  static func graph(changed: (String) -> String = { $0 }) throws -> StateGraph {
    let file = ProjectFiles.path("demos/drink.gv")
    let text = changed(try String(contentsOfFile: file, encoding: .utf8))
    let reader = GraphFileReader(
      SourceText(name: "drink.gv", bytes: Array(text.utf8)), directory: "", fallbackName: "drink"
    ) { _ in .success(Sheet(bitmap: Bitmap(width: 366, height: 340))) }
    #expect(reader.report == "")
    return try #require(reader.graph)
  }

  @Test func `Eight seconds of walking and drinking`() throws {
    #expect(
      trace(try Self.graph(), until: .seconds(8)) == """
        0.000\tdrink\tstart\twalk
        1.200\tdrink\tloop\twalk\t1
        2.400\tdrink\tloop\twalk\t2
        3.600\tdrink\tstop\twalk
        3.600\tdrink\tstart\tdrinkIn
        4.000\tdrink\tstop\tdrinkIn
        4.000\tdrink\tstart\tdrinkIdle
        4.200\tdrink\tloop\tdrinkIdle\t1
        4.400\tdrink\tloop\tdrinkIdle\t2
        4.600\tdrink\tloop\tdrinkIdle\t3
        4.800\tdrink\tloop\tdrinkIdle\t4
        5.000\tdrink\tloop\tdrinkIdle\t5
        5.200\tdrink\tloop\tdrinkIdle\t6
        5.400\tdrink\tloop\tdrinkIdle\t7
        5.600\tdrink\tloop\tdrinkIdle\t8
        5.800\tdrink\tloop\tdrinkIdle\t9
        6.000\tdrink\tstop\tdrinkIdle
        6.000\tdrink\tstart\tdrinkOut
        6.700\tdrink\tstop\tdrinkOut
        6.700\tdrink\tstart\twalk
        7.900\tdrink\tloop\twalk\t1
        """)
  }

  @Test func `The frames of the first second`() throws {
    let frames = (0..<10).map { "0.\($0)00\tdrink\tframe\twalk\t\($0)" }
    #expect(
      trace(try Self.graph(), until: .seconds(1), frames: true)
        == (["0.000\tdrink\tstart\twalk"] + frames).joined(separator: "\n"))
  }

  @Test func `The graph's speed applies to the whole clock`() throws {
    let graph = try Self.graph { $0.replacing("start = walk", with: "start = walk\n speed = 2") }
    #expect(
      trace(graph, until: .milliseconds(2200)) == """
        0.000\tdrink\tstart\twalk
        0.600\tdrink\tloop\twalk\t1
        1.200\tdrink\tloop\twalk\t2
        1.800\tdrink\tstop\twalk
        1.800\tdrink\tstart\tdrinkIn
        2.000\tdrink\tstop\tdrinkIn
        2.000\tdrink\tstart\tdrinkIdle
        2.100\tdrink\tloop\tdrinkIdle\t1
        """)
  }
}
