import Support
import Animation
import Pixels
import StateGraph
import Testing

struct ActorReaderTests {
  @Test func `The first state that is named is played first, unless start says otherwise`() throws {
    let states =
      "walk [frames=\"0\", repeat=1]\n idle [frames=\"1\", repeat=1]\n walk -> idle -> walk"
    #expect(try readStatements(states).actors[0].start == 0)
    #expect(try readStatements("start=idle\n" + states).actors[0].start == 1)
    #expect(try readStatements("start=idle\n idle\n" + states).actors[0].start == 0)
  }

  @Test func `An actor is named like its graph, or like the file`() throws {
    let body = "{ sheet=\"brian.png\"; walk [repeat=0] }"
    let graph = try readGraph("digraph hero \(body) digraph \(body) digraph \"the hero\" \(body)")
    #expect(graph.actors.map(\.name) == ["hero", "d", "the hero"])
  }

  @Test func `Graphs of one file are actors side by side and share sheets`() throws {
    let body = "{ sheet=\"brian.png\"; tile=\"61x85\"; walk [frames=\"0\"] }"
    let graph = try readGraph("digraph a \(body) digraph b \(body)")
    #expect(graph.actors.count == 2)
    #expect(graph.sheets.count == 1)
  }

  @Test func `Appearance and speed are the graph's`() throws {
    let actor = try readStatements(
      "scale=\"1.5\"\n filter=area\n background=\"#102030\"\n speed=2\n walk [frames=\"0\"]"
    ).actors[0]
    #expect(
      actor.appearance
        == Appearance(
          scale: .factor(Ratio(3, 2)), filter: .area, background: .color(RGBA(0x10, 0x20, 0x30))))
    #expect(actor.speed == Ratio(2))
  }

  @Test func `A cluster has the graph's z unless it has its own`() throws {
    let graph = try readStatements(
      """
      z=2
      subgraph cluster_a { walk [frames="0"] }
      subgraph cluster_b { z="-1"; run [frames="0"] }
      """)
    #expect(graph.actors.map(\.appearance.z) == [2, -1])
    #expect(graph.drawingOrder == [1, 0])
  }

  @Test func `By default a picture fits, with the terminal's background`() throws {
    let actor = try readStatements("walk [frames=\"0\"]").actors[0]
    #expect(actor.appearance == Appearance(scale: .fit, filter: .auto, background: .none))
    #expect(actor.speed == .one)
  }

  @Test func `Plain subgraphs only group`() throws {
    let actor = try readStatements(
      """
      subgraph moves { node [fps=5, repeat=1]; walk [frames="0"]; run [frames="1"] }
      idle [frames="2", repeat=1]
      idle -> walk -> run -> idle
      """
    ).actors[0]
    #expect(actor.states.map(\.name) == ["walk", "run", "idle"])
    #expect(actor.states.map { $0.clip?.animation.timing } == [.fps5, .fps5, .fps10])
  }

  @Test func `Names are compared exactly`() throws {
    let actor = try readStatements("walk [frames=\"0\"]\n Walk [frames=\"1\"]").actors[0]
    #expect(actor.states.map(\.name) == ["walk", "Walk"])
    #expect(actor.index(of: "Walk") == 1)
    #expect(actor.index(of: "WALK") == nil)
  }
}
