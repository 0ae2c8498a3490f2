import Support
import StateGraph
import Testing

/// Choices and ends.
struct ChoiceTraceTests {
  @Test func `A choice is left at once and leaves no line`() throws {
    let play = try Play(
      """
      node [frames="0-1", repeat=1]
      a
      which [shape=diamond]
      a -> which -> b -> a
      """)
    #expect(
      try play.trace(until: "500ms") == """
        0.000 d start a
        0.200 d stop a
        0.200 d start b
        0.400 d stop b
        0.400 d start a
        """)
  }

  @Test func `Choices may follow one another, and be the start`() throws {
    let play = try Play(
      """
      start=first
      node [frames="0-1", repeat=1]
      first, second [shape=diamond]
      first -> second -> a -> first
      """)
    #expect(
      try play.trace(until: "300ms") == """
        0.000 d start a
        0.200 d stop a
        0.200 d start a
        """)
  }

  @Test func `A choice that cuts is in the trace by its trigger`() throws {
    let play = try Play(
      """
      a [frames="0"]; which [shape=diamond]; b [frames="1", fps=1]
      a -> which [on="key d", when=now]; which -> b
      """)
    #expect(
      try play.trace(until: "500ms", "0.05s key d") == """
        0.000 d start a
        0.050 d cut a key d
        0.050 d start b
        """)
  }

  @Test func `Weights draw among the ways out`() throws {
    let play = try Play(
      """
      node [frames="0", fps=1000, repeat=1]
      which [shape=diamond]
      which -> a [weight=6]; which -> b [weight=3]; which -> c
      a, b, c -> which
      """)
    let director = Director(play.graph, geometry: play.geometry, seed: 3)
    var counts: [String: Int] = [:]
    director.onEvent = { if $0.kind == .start { counts[$0.state, default: 0] += 1 } }
    director.start()
    director.advance(to: .seconds(20) - 1)
    #expect(counts.values.reduce(0, +) == 20_000)
    for (state, share) in [("a", 12_000), ("b", 6000), ("c", 2000)] {
      #expect(abs(counts[state, default: 0] - share) < 300)
    }
  }

  @Test func `An end shows its last frame, and its stop is followed by its end`() throws {
    var play = try Play(
      """
      a [frames="0", repeat=1]; z [frames="5-6", repeat=2, shape=doublecircle]
      a -> z
      """)
    play.frames = true
    #expect(
      try play.trace(until: "9s", "3s key d") == """
        0.000 d start a
        0.000 d frame a 0
        0.100 d stop a
        0.100 d start z
        0.100 d frame z 5
        0.200 d frame z 6
        0.300 d loop z 1
        0.300 d frame z 5
        0.400 d frame z 6
        0.500 d stop z
        0.500 d end z
        """)
  }

  @Test func `"*" does not lead out of an end`() throws {
    let play = try Play(
      """
      z [frames="5-6", repeat=2, shape=doublecircle]; a [frames="0"]
      "*" -> a [on="key d"]; "*" -> a
      """)
    #expect(
      try play.trace(until: "9s", "0.1s key d") == """
        0.000 d start z
        0.200 d loop z 1
        0.400 d stop z
        0.400 d end z
        """)
  }

  @Test func `A hold ends an end`() throws {
    let play = try Play("z [frames=\"5-6\", hold=\"250ms\", shape=doublecircle]")
    #expect(
      try play.trace(until: "9s") == """
        0.000 d start z
        0.200 d loop z 1
        0.250 d stop z
        0.250 d end z
        """)
  }

  @Test func `When all actors are done, the play is over`() throws {
    let play = try Play(
      """
      node [shape=doublecircle, repeat=1]
      subgraph cluster_x { a [frames="0-1"] }
      subgraph cluster_y { b [frames="0-3"] }
      """)
    let director = Director(play.graph, geometry: play.geometry)
    director.start()
    director.advance(to: .milliseconds(399))
    #expect(!director.isDone)
    #expect(director.nextEvent == .milliseconds(400))
    director.advance(to: .milliseconds(400))
    #expect(director.isDone)
    #expect(director.nextEvent == nil)
    #expect(director.nextBoundary(after: .milliseconds(400)) == nil)
  }
}
