import Support
@testable import Stage
import Animation
import StateGraph
import Testing

struct PreparationTests {
  private func order(_ graph: StateGraph, after time: Int64 = 0) -> [[Int]] {
    let director = Director(graph)
    director.start()
    director.advance(to: .milliseconds(time))
    var preparation = Preparation(graph, startingFrom: director)
    var found: [[Int]] = []
    while let next = preparation.next() { found.append([next.actor, next.shown.frame]) }
    return found
  }

  @Test func `The state in play comes first, then those that follow, each picture once`() throws {
    let graph = try Scene.graph(
      Scene.circle(
        "a",
        [
          Scene.state("x", [0, 1, 0, 1]), Scene.state("y", [2, 1]), Scene.state("z", [4]),
        ]))
    #expect(order(graph) == [[0, 0], [0, 1], [0, 2], [0, 4]])
    #expect(order(graph, after: 450) == [[0, 2], [0, 1], [0, 4], [0, 0]])
  }

  @Test func `States that no edge of the actor leads to come last, actors in turn`() throws {
    let far = ActorGraph(
      name: "b", states: [Scene.state("x", [3]), Scene.state("far", [5])],
      transitions: [Transition(from: 1, to: 0)], start: 0)
    let graph = try Scene.graph(Scene.lone(Scene.state("a", [0])), far)
    #expect(order(graph) == [[0, 0], [1, 3], [1, 5]])
  }

  @Test func `A flipped picture is another one`() throws {
    let graph = try Scene.graph(
      Scene.circle("a", [Scene.state("x", [0]), Scene.state("y", [0], flip: .horizontal)]))
    #expect(order(graph) == [[0, 0], [0, 0]])
  }
}
