import Support
import Animation
import Cells
import StateGraph
import Testing

@testable import Player

struct StatusLineTests {
  private func text(
    _ graph: StateGraph, at time: Int64, speed: Ratio = .one, isPaused: Bool = false
  ) -> String {
    line(graph, at: time, speed: speed, isPaused: isPaused).text
  }

  private func line(
    _ graph: StateGraph, at time: Int64 = 0, speed: Ratio = .one, isPaused: Bool = false
  ) -> StatusLine {
    let director = Director(graph)
    director.start()
    director.advance(to: .milliseconds(time))
    return StatusLine(director, at: .milliseconds(time), speed: speed, isPaused: isPaused)
  }

  @Test func `It tells state, frame, pass and speed`() throws {
    let graph = try Scene.inAndOut()
    #expect(text(graph, at: 0) == "in  frame 1/3  pass 1/1  speed 1")
    #expect(text(graph, at: 250, speed: Ratio(2)) == "in  frame 3/3  pass 1/1  speed 2")
    #expect(
      text(graph, at: 650, speed: Ratio(1, 2), isPaused: true)
        == "out  frame 2/2  pass 2/2  speed 1/2  paused")
  }

  @Test func `The passes of an endless state have no end`() throws {
    let graph = try Scene.graph(Scene.lone(Scene.state("a", [0, 1], repeat: 0)))
    #expect(text(graph, at: 950) == "a  frame 2/2  pass 5  speed 1")
  }

  @Test func `After the stop the last frame and pass stay`() throws {
    let graph = try Scene.graph(Scene.lone(Scene.state("a", [0, 1], repeat: 3)))
    #expect(text(graph, at: 9000) == "a  frame 2/2  pass 3/3  speed 1")
  }

  @Test func `Several actors are told apart by their names`() throws {
    let graph = try Scene.graph(
      Scene.circle("left", [Scene.state("a", [0])]), Scene.circle("right", [Scene.state("b", [1])]))
    #expect(
      text(graph, at: 0)
        == "left: a  frame 1/1  pass 1/1  right: b  frame 1/1  pass 1/1  speed 1")
  }

  @Test func `Names act on no terminal`() throws {
    let graph = try Scene.graph(
      Scene.circle("\u{7}", [Scene.state("a\u{1B}[31m\n", [0])]),
      Scene.circle("b", [Scene.state("c", [0])]))
    #expect(line(graph).grid(columns: 40).lines[0].hasPrefix(" ^G: a^[[31m^J  frame"))
  }

  @Test func `The row is cut off at the right`() throws {
    let grid = line(try Scene.inAndOut()).grid(columns: 9)
    #expect((grid.columns, grid.rows) == (9, 1))
    #expect(grid.lines == [" in  fram"])
  }

  @Test(arguments: [
    (25, " 歩く👍🏽  frame 1/1  pass "), (8, " 歩く👍🏽 "), (7, " 歩く👍🏽"), (6, " 歩く "), (4, " 歩 "),
    (2, "  "),
  ])
  func `Wide characters take two cells, at the right edge too`(columns: Int, row: String) throws {
    let graph = try Scene.graph(Scene.lone(Scene.state("歩く👍🏽", [0])))
    let grid = line(graph).grid(columns: columns)
    #expect(grid.columns == columns)
    #expect(grid.cells.map(\.text).joined() == row)
  }
}
