import Support
import StateGraph
import Testing

/// Who the actors are, and which states and attributes each has.
struct ActorTraceTests {
  @Test func `Each cluster is an actor, in the order of the file, with its own start`() throws {
    let play = try Play(
      """
      node [frames="0-1", repeat=1]
      subgraph cluster_tom { start=b; a -> b -> a }
      subgraph cluster_tim { c; c -> c }
      """)
    #expect(
      try play.trace(until: "500ms") == """
        0.000 tom start b
        0.000 tim start c
        0.200 tom stop b
        0.200 tom start a
        0.200 tim stop c
        0.200 tim start c
        0.400 tom stop a
        0.400 tom start b
        0.400 tim stop c
        0.400 tim start c
        """)
  }

  @Test func `Clusters inherit the graph's attributes, and may override them`() throws {
    let play = try Play(
      """
      speed=2
      node [frames="0-1", repeat=1]
      subgraph cluster_tom { a -> a }
      subgraph cluster_tim { speed=1; c -> c }
      """)
    #expect(
      try play.trace(until: "300ms") == """
        0.000 tom start a
        0.000 tim start c
        0.100 tom stop a
        0.100 tom start a
        0.200 tom stop a
        0.200 tom start a
        0.200 tim stop c
        0.200 tim start c
        """)
  }

  @Test func `Neither start nor place is inherited`() throws {
    let graph = try readStatements(
      """
      start=b
      at="10,10"
      node [frames="0"]
      subgraph cluster_tom { a; b }
      subgraph cluster_tim { c }
      """)
    #expect(graph.actors.map(\.start) == [0, 0])
    #expect(graph.actors.map(\.appearance.spot) == [nil, nil])
  }

  @Test func `Graphs of one file are actors side by side, and may have states of one name`() throws
  {
    let play = Play(
      try readGraph(
        """
        digraph tom { sheet="brian.png"; a [repeat=1]; a -> a }
        digraph tim { sheet="brian.png"; a [repeat=2]; a -> a }
        """))
    #expect(
      try play.trace(until: "250ms") == """
        0.000 tom start a
        0.000 tim start a
        0.100 tom stop a
        0.100 tom start a
        0.100 tim loop a 1
        0.200 tom stop a
        0.200 tom start a
        0.200 tim stop a
        0.200 tim start a
        """)
  }

  @Test func `Plain subgraphs only group, in a cluster too`() throws {
    let play = try Play(
      """
      node [frames="0-1", repeat=1]
      subgraph cluster_tom { subgraph moves { node [fps=20]; a; b }; a -> b -> a }
      subgraph cluster_tim { c [frames="3", repeat=0] }
      """)
    #expect(
      try play.trace(until: "250ms") == """
        0.000 tom start a
        0.000 tim start c
        0.100 tom stop a
        0.100 tom start b
        0.100 tim loop c 1
        0.200 tom stop b
        0.200 tom start a
        0.200 tim loop c 2
        """)
  }
}
