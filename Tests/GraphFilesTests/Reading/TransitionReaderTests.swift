import Support
import StateGraph
import Testing

struct TransitionReaderTests {
  @Test func `A chain is an edge from each state to the next`() throws {
    let graph = try readStatements("node [frames=\"0\", repeat=1]\n a -> b -> c -> a")
    #expect(
      graph.actors[0].transitions == [
        Transition(from: 0, to: 1), Transition(from: 1, to: 2), Transition(from: 2, to: 0),
      ])
  }

  @Test func `on=stop is the default, weights are read in millionths`() throws {
    let graph = try readStatements(
      """
      node [frames="0", repeat=1]
      a -> b [on=stop, weight="2.5"]
      edge [weight=0]
      a -> c
      b -> a [weight=1]
      c -> a [weight=3]
      """)
    #expect(
      graph.actors[0].transitions == [
        Transition(from: 0, to: 1, trigger: .stop, weight: 2_500_000),
        Transition(from: 0, to: 2, weight: 0),
        Transition(from: 1, to: 0, weight: Transition.evenWeight),
        Transition(from: 2, to: 0, weight: 3_000_000),
      ])
  }

  @Test func `In a strict graph an edge said twice counts once`() throws {
    let body = "{ sheet=\"brian.png\"; node [repeat=1]; a -> b; b -> a; a -> b }"
    #expect(try readGraph("strict digraph \(body)").actors[0].transitions.count == 2)
    #expect(try readGraph("digraph \(body)").actors[0].transitions.count == 3)
  }

  @Test func `An edge of an undirected graph leads from left to right`() throws {
    let graph = try readGraph("graph { sheet=\"brian.png\"; node [repeat=1]; a -- b; c -- a }")
    #expect(
      graph.actors[0].transitions == [Transition(from: 0, to: 1), Transition(from: 2, to: 0)])
  }

  @Test func `Node lists and subgraphs give an edge for each pair`() throws {
    let graph = try readStatements("node [frames=\"0\", repeat=1]\n { a b } -> { c d }\n c, d -> a")
    let pairs = [(0, 2), (0, 3), (1, 2), (1, 3), (2, 0), (3, 0)]
    #expect(graph.actors[0].transitions == pairs.map { Transition(from: $0, to: $1) })
  }
}
