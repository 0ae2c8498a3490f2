import Support
import Animation
import StateGraph
import Testing

/// Which value of an attribute counts.
struct AttributeTraceTests {
  @Test func `Own attributes come before those of like, those before the defaults`() throws {
    var play = try Play(
      """
      node [fps=5, frames="9", repeat=1]
      a [frames="0-1", fps=10, repeat=2]
      b [like=a, fps=20]
      c [like=b, duration="200ms"]
      e
      a -> b -> c -> e
      """)
    play.frames = true
    #expect(
      try play.trace(until: "5s") == """
        0.000 d start a
        0.000 d frame a 0
        0.100 d frame a 1
        0.200 d loop a 1
        0.200 d frame a 0
        0.300 d frame a 1
        0.400 d stop a
        0.400 d start b
        0.400 d frame b 0
        0.450 d frame b 1
        0.500 d loop b 1
        0.500 d frame b 0
        0.550 d frame b 1
        0.600 d stop b
        0.600 d start c
        0.600 d frame c 0
        0.800 d frame c 1
        1.000 d loop c 1
        1.000 d frame c 0
        1.200 d frame c 1
        1.400 d stop c
        1.400 d start e
        1.400 d frame e 9
        1.600 d stop e
        """)
  }

  @Test func `like brings no edges and no shape`() throws {
    let play = try Play(
      """
      node [frames="0-1", repeat=1]
      a -> b
      b [like=a]
      start=a
      """)
    #expect(
      try play.trace(until: "2s") == """
        0.000 d start a
        0.200 d stop a
        0.200 d start b
        0.400 d stop b
        """)
    let ends = try Play(
      """
      node [frames="0-1", repeat=1]
      b [like=a]
      a [shape=doublecircle]
      start=b
      b -> a
      """)
    #expect(
      try ends.trace(until: "2s") == """
        0.000 d start b
        0.200 d stop b
        0.200 d start a
        0.400 d stop a
        0.400 d end a
        """)
  }

  @Test func `like brings hold, move, flip and anchor too`() throws {
    let graph = try readStatements(
      """
      a [frames="0", hold="1s", move="3,-0.5", flip=h, anchor=top, speed=2]
      b [like=a, flip=v]
      """)
    let clips = graph.actors[0].states.compactMap(\.clip)
    #expect(clips.map(\.hold) == Array(repeating: .seconds(1)...(.seconds(1)), count: 2))
    #expect(
      clips.map(\.velocity) == Array(repeating: Velocity(x: 3_000_000, y: -500_000), count: 2))
    #expect(clips.map(\.anchor) == Array(repeating: Anchor(.center, .top), count: 2))
    #expect(clips.map(\.animation.flip) == [.horizontal, .vertical])
    #expect(clips.map(\.animation.speed) == [Ratio(2), Ratio(2)])
  }

  @Test func `Defaults reach only the states that are made after them`() throws {
    var play = try Play(
      """
      a [frames="0", repeat=1]
      node [fps=5, repeat=1]
      b [frames="1"]
      node [fps=20]
      c [frames="2"]
      a -> b -> c
      """)
    play.frames = true
    #expect(
      try play.trace(until: "2s") == """
        0.000 d start a
        0.000 d frame a 0
        0.100 d stop a
        0.100 d start b
        0.100 d frame b 1
        0.300 d stop b
        0.300 d start c
        0.300 d frame c 2
        0.350 d stop c
        """)
  }
}
