import Support
import StateGraph
import Testing

/// `"^"`, the way back.
struct BackTraceTests {
  /// States that stay forever, 100 s a pass, and some statements.
  private func play(_ edges: String) throws -> Play {
    try Play("node [frames=\"9\", fps=0.01]\n a; b; c; e\n" + edges)
  }

  /// The states started, in order.
  private func starts(_ trace: String) -> String {
    trace.split(separator: "\n").filter { $0.contains(" start ") }
      .compactMap { $0.split(separator: " ").last }.joined(separator: " ")
  }

  @Test func `Back to the state that was left, from its first frame`() throws {
    var play = try Play(
      """
      walk [frames="0-3"]; start_ [frames="7", repeat=1]
      "*" -> start_ [on="key h"]
      start_ -> "^"
      """)
    play.frames = true
    #expect(
      try play.trace(until: "500ms", "0.25s key h") == """
        0.000 d start walk
        0.000 d frame walk 0
        0.100 d frame walk 1
        0.200 d frame walk 2
        0.250 d cut walk key h
        0.250 d start start_
        0.250 d frame start_ 7
        0.350 d stop start_
        0.350 d start walk
        0.350 d frame walk 0
        0.450 d frame walk 1
        """)
  }

  @Test func `Several states are remembered`() throws {
    let play = try play("a -> b -> c -> e [on=\"key n\"]; \"*\" -> \"^\" [on=\"key u\"]")
    let keys = ["n", "n", "n", "u", "u", "n", "u", "u"].enumerated().map { "\($0 + 1)s key \($1)" }
    #expect(
      try starts(
        play.trace(
          until: "20s", keys[0], keys[1], keys[2], keys[3], keys[4], keys[5], keys[6], keys[7]))
        == "a b c e c b c b a")
  }

  @Test func `With nothing to go back to, the start is played`() throws {
    let play = try play(
      "start=b; a -> \"^\" [on=\"key u\"]; b -> \"^\" [on=\"key u\"]; b -> a [on=\"key n\"]")
    #expect(
      try play.trace(until: "5s", "1s key u", "2s key n", "3s key u", "4s key u") == """
        0.000 d start b
        1.000 d cut b key u
        1.000 d start b
        2.000 d cut b key n
        2.000 d start a
        3.000 d cut a key u
        3.000 d start b
        4.000 d cut b key u
        4.000 d start b
        """)
  }

  @Test func `32 states are remembered, the oldest are forgotten`() throws {
    let play = try play(
      "start=e; e -> a -> b -> c -> a [on=\"key n\"]; \"*\" -> \"^\" [on=\"key u\"]")
    let director = Director(play.graph, geometry: play.geometry)
    var starts: [String] = []
    director.onEvent = { if $0.kind == .start { starts.append($0.state) } }
    director.start()
    // e, then a b c a b c …: 40 states are left.
    for step in 1...40 { director.take(.key("n"), at: .seconds(Int64(step))) }
    let forward = starts
    #expect(forward.count == 41)
    starts = []
    for step in 41...74 { director.take(.key("u"), at: .seconds(Int64(step))) }
    #expect(Array(starts.prefix(32)) == forward.dropLast().suffix(32).reversed())
    #expect(starts.suffix(2) == ["e", "e"])
  }

  @Test func `Choices are not remembered`() throws {
    let play = try play(
      """
      which [shape=diamond]
      a -> which [on="key n"]; which -> b
      b -> "^" [on="key u"]
      """)
    #expect(try starts(play.trace(until: "5s", "1s key n", "2s key u")) == "a b a")
  }

  @Test func `A choice may lead back`() throws {
    let play = try play(
      """
      which [shape=diamond]
      a -> b [on="key n"]; b -> which [on="key u"]; which -> "^"
      """)
    #expect(try starts(play.trace(until: "5s", "1s key n", "2s key u")) == "a b a")
  }

  @Test func `The way back to a start that is a choice is not remembered`() throws {
    let play = try play(
      """
      start=which
      which [shape=diamond]
      which -> a [weight=0]; which -> b
      a -> "^" [on="key u"]; b -> "^" [on="key u"]; b -> a [on="key n"]
      """)
    #expect(
      try starts(play.trace(until: "9s", "1s key n", "2s key u", "3s key u", "4s key u"))
        == "b a b b b")
  }

  @Test func `A self edge leaves nothing`() throws {
    let play = try play("a -> b [on=\"key n\"]; b -> b [on=\"key r\"]; b -> \"^\" [on=\"key u\"]")
    #expect(
      try starts(play.trace(until: "5s", "1s key n", "2s key r", "3s key u")) == "a b b a")
  }

  @Test func `A state that another actor started is remembered too`() throws {
    let play = try Play(
      """
      node [frames="9", fps=0.01]
      subgraph cluster_x { a }
      subgraph cluster_y { b; c; c -> "^" [on="key u"] }
      a -> c [on="key n"]
      """)
    #expect(
      try play.trace(until: "5s", "1s key n", "2s key u") == """
        0.000 x start a
        0.000 y start b
        1.000 y cut b key n
        1.000 y start c
        2.000 y cut c key u
        2.000 y start b
        """)
  }

  @Test func `The way back waits for the end of the pass if it says so`() throws {
    let play = try Play(
      """
      a [frames="9"]; b [frames="0-3", repeat=2]
      a -> b [on="key n"]; b -> "^" [on="key u", when=loop]
      """)
    #expect(
      try play.trace(until: "600ms", "0.1s key n", "0.2s key u") == """
        0.000 d start a
        0.100 d loop a 1
        0.100 d cut a key n
        0.100 d start b
        0.500 d cut b key u
        0.500 d start a
        """)
  }
}
