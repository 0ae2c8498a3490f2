import Support
import Animation
import Sheets
import Testing

@testable import StateGraph

struct StateGraphJoiningTests {
  private let walk = "digraph cat { sheet=\"brian.png\"; walk [repeat=0] }"
  private let two = """
    digraph d {
      sheet="brian.png"; tile="61x85"; node [frames="0", repeat=1]
      subgraph cluster_cat { walk; rest [shape=doublecircle]; walk -> rest }
      subgraph cluster_dog { sleep [repeat=0] }
      walk -> sleep [on=loop]
      walk [repeat=2]
    }
    """

  @Test func `Actors are called after their files where they are called the same`() throws {
    let graph = StateGraph.joining(
      [try readGraph(walk), try readGraph(two)], files: ["garden", "yard"])
    #expect(graph.actors.map(\.name) == ["garden:cat", "yard:cat", "dog"])
    #expect(graph.actors.map(\.key.name) == ["cat", "cat", "dog"])
    #expect(graph.actors.map(\.key.file) == [0, 1, 1])
  }

  @Test func `Edges and sheets are those of the actor's own file`() throws {
    let graph = StateGraph.joining(
      [try readGraph(walk), try readGraph(two)], files: ["garden", "yard"])
    #expect(graph.sheets.map(\.sheet.frameCount) == [1, 24])
    #expect(graph.actors.map { $0.states.map { $0.clip?.sheet } } == [[0], [1, 1], [1]])
    #expect(graph.actors[1].states[1].isEnd)
    #expect(
      graph.actors[1].transitions.map(\.to) == [.state(1), .other(actor: 2, state: 0)])
  }

  @Test func `One graph stays as it is`() throws {
    let graph = StateGraph.joining([try readGraph(walk)], files: ["garden"])
    #expect(graph.actors.map(\.name) == ["cat"])
  }

  @Test func `After a reload each goes on where it was, whatever it is called now`() throws {
    func joined(_ first: String) throws -> StateGraph {
      .joining([try readGraph(first), try readGraph(walk)], files: ["a", "b"])
    }
    let rested = walk.replacing("walk", with: "rest")
    let left = Director(try joined(walk))
    left.start()
    left.advance(to: .milliseconds(250))
    // The first one is called otherwise now, so that the other one keeps its own name.
    let changed = try joined(rested.replacing("cat", with: "dog"))
    #expect(changed.actors.map(\.name) == ["dog", "cat"])
    let taken = Director(changed)
    var events: [String] = []
    taken.onEvent = { events.append("\($0.actor) \($0.state) at \($0.time)") }
    taken.takeUp(left.snapshot(at: .milliseconds(250)), at: .milliseconds(250))
    #expect(events == ["dog rest at 250000000"])
    #expect(taken.actors.map(\.entry) == [.milliseconds(250), 0])
    taken.advance(to: .milliseconds(300))
    #expect(events.last == "cat walk at 300000000")
  }
}
