import Basics
import Support
@testable import Panels
import Animation
import Cells
import StateGraph
import Testing

@testable import Player

struct TimeLineTests {
  private func lines(
    _ director: Director, at milliseconds: Int64, columns: Int = 24, rows: Int = 2,
    scale: Int64 = 100, chosen: Int = 0, theme: Theme = .plain
  ) -> [String] {
    TimeLine(
      director: director, chosen: chosen, time: .milliseconds(milliseconds),
      scale: .milliseconds(scale), theme: theme
    ).panel(columns: columns, rows: rows).sketch.grid.lines
  }

  private let walk = """
    node [repeat=1]
    walk [frames="0-3", repeat=2]; sip [frames="4-6"]; walk -> sip -> walk; walk -> walk [on="key d"]
    """

  @Test func `States, passes and stops stand at their times`() throws {
    let director = try Scene.director(walk, at: 1450)
    #expect(
      lines(director, at: 1450) == ["         |walk--#|-#|wal", "         |0.0s    1.4s ^"])
  }

  @Test func `A pass has a mark where the name leaves room`() throws {
    let director = try Scene.director(
      "w [frames=\"0-3\", repeat=2]; sip [frames=\"4-6\"]; w -> sip", at: 750)
    #expect(lines(director, at: 750, rows: 1) == ["                |w-'----"])
  }

  @Test func `A cut is told from a stop`() throws {
    let director = try Scene.director(walk, at: 450)
    director.take(.key("d"), at: .milliseconds(550))
    director.advance(to: .milliseconds(900))
    #expect(lines(director, at: 900, rows: 1) == ["              |walkx|wal"])
  }

  @Test func `The present is at the right, and what went by leaves at the left`() throws {
    let director = try Scene.director(walk, at: 9_950)
    for columns in [1, 2, 5, 24, 80] {
      let panel = TimeLine(
        director: director, chosen: 0, time: .milliseconds(9_950), scale: .milliseconds(100),
        theme: .colored
      ).panel(columns: columns, rows: 1)
      #expect(panel.sketch.grid.columns == columns)
      let present = panel.sketch.grid[columns - 1, 0].background
      #expect(
        present
          == Theme.colored.shade(ofState: director.actors[0].state, isPresent: true).background)
    }
  }

  @Test(arguments: [(2500, 1), (4000, 1), (5000, 1), (8100, 0)] as [(Int64, Int)])
  func `The state in play is shown at once`(milliseconds: Int64, state: Int) throws {
    let director = try Scene.director(
      "a [frames=\"0\", hold=\"2s\"]; b [frames=\"1\", hold=\"6s\"]; a -> b -> a",
      at: milliseconds)
    let panel = TimeLine(
      director: director, chosen: 0, time: .milliseconds(milliseconds),
      scale: 5 * .perSecond, theme: .colored
    ).panel(columns: 4, rows: 1)
    #expect(
      panel.sketch.grid[3, 0].background
        == Theme.colored.shade(ofState: state, isPresent: true).background)
  }

  @Test func `Columns may stand for more time`() throws {
    let director = try Scene.director(
      "w [frames=\"0-7\", repeat=4]; s [frames=\"1\"]; w -> s", at: 4500)
    #expect(lines(director, at: 4500, columns: 12, rows: 1, scale: 500) == ["  |w----#|s-"])
  }

  @Test func `Each actor has a row, the chosen one in any case`() throws {
    let director = try Scene.director(
      """
      node [fps=1]
      subgraph cluster_x { a [frames="0"] }
      subgraph cluster_y { b [frames="1"] }
      subgraph cluster_z { c [frames="2"] }
      """, at: 900)
    #expect(
      lines(director, at: 900, columns: 30, rows: 4) == [
        " x                  |a--------", " y                  |b--------",
        " z                  |c--------", "                        0.9s ^",
      ])
    for chosen in 0..<3 {
      let row = lines(director, at: 900, columns: 30, rows: 2, chosen: chosen)[0]
      #expect(row.hasPrefix(" " + ["x", "y", "z"][chosen]))
    }
  }

  @Test func `Names act on no terminal`() throws {
    let director = try Scene.director("\"\u{1B}[2J\" [frames=\"0\", fps=1]", at: 1900)
    #expect(lines(director, at: 1900, rows: 1) == ["    |^[[2J---'----------"])
  }

  @Test func `Where there is little room, wide names are cut by columns`() throws {
    let director = try Scene.director("\"歩く歩\" [frames=\"0-3\"]", at: 450)
    #expect(lines(director, at: 450, rows: 1, theme: .uncolored)[0].hasSuffix("│歩く"))
  }

  @Test func `It changes when the present comes to another column`() throws {
    let director = try Scene.director(walk, at: 250)
    let line = TimeLine(
      director: director, chosen: 0, time: .milliseconds(250), scale: .milliseconds(100),
      theme: .plain)
    #expect(line.nextChange == .milliseconds(300))
  }

  @Test(arguments: [
    (1, 1, 1), (1, 3, 1), (1, 6, 2), (1, 24, 2), (5, 24, 6), (100, 24, 8), (100, 60, 9),
  ])
  func `It takes no more than a third of the rows`(actors: Int, rows: Int, taken: Int) {
    #expect(TimeLine.rows(of: actors, on: rows) == taken)
  }
}
