import Support
import Animation
import StateGraph
import Testing

/// Speed of a state, of the graph, of the command line.
struct SpeedTraceTests {
  private func play(
    graph: String = "", state: String = "", trace speed: Ratio = .one
  ) throws -> Play {
    var play = try Play(
      """
      anchor="top-left"; at="10,10"
      \(graph)
      a [frames="0-3", repeat=1, \(state)]; b [frames="0", hold="1s"]; c [frames="1", move="64,0"]
      e [frames="2", fps=0.01]
      a -> b; b -> c; c -> e [on=border]; e -> a [on="after 1s"]
      """)
    play.speed = speed
    return play
  }

  private func moments(_ play: Play) throws -> [String] {
    try play.trace(until: "60s").split(separator: "\n").filter { $0.contains(" start ") }.prefix(5)
      .compactMap { $0.split(separator: " ").first.map(String.init) }
  }

  @Test func `Of a state it is the pace of its frames`() throws {
    #expect(try moments(play()) == ["0.000", "0.400", "1.400", "2.400", "3.400"])
    #expect(try moments(play(state: "speed=2")) == ["0.000", "0.200", "1.200", "2.200", "3.200"])
    #expect(try moments(play(state: "speed=0.5")) == ["0.000", "0.800", "1.800", "2.800", "3.800"])
  }

  @Test func `Of the graph it is the pace of the actor's clock: frames, holds, motion, after`()
    throws
  {
    #expect(try moments(play(graph: "speed=2")) == ["0.000", "0.200", "0.700", "1.200", "1.700"])
    #expect(
      try moments(play(graph: "speed=0.5")) == ["0.000", "0.800", "2.800", "4.800", "6.800"])
  }

  @Test func `Of the command line it is that of all actors`() throws {
    #expect(
      try moments(play(trace: Ratio(2))) == ["0.000", "0.200", "0.700", "1.200", "1.700"])
  }

  @Test func `All of them multiply`() throws {
    #expect(
      try moments(play(graph: "speed=2", state: "speed=2", trace: Ratio(5)))
        == ["0.000", "0.020", "0.120", "0.220", "0.320"])
  }

  @Test func `Each actor has its own clock; inputs come by the outer one`() throws {
    let play = try Play(
      """
      node [frames="0-3"]
      subgraph cluster_x { speed=2; a; b; a -> b [on="key d", when=loop] }
      subgraph cluster_y { speed=0.5; c; e; c -> e [on="key d", when=loop] }
      """)
    #expect(
      try play.trace(until: "900ms", "0.3s key d") == """
        0.000 x start a
        0.000 y start c
        0.200 x loop a 1
        0.400 x cut a key d
        0.400 x start b
        0.600 x loop b 1
        0.800 x loop b 2
        0.800 y cut c key d
        0.800 y start e
        """)
  }
}
