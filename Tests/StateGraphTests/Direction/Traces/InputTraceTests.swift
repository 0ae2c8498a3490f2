import Support
import StateGraph
import Testing

/// Keys, signals and clicks.
struct InputTraceTests {
  private func twins(_ tom: String, _ tim: String) throws -> Play {
    try Play(
      """
      node [frames="0", fps=0.01]
      subgraph cluster_tom { a; b; \(tom) }
      subgraph cluster_tim { x; y; \(tim) }
      """)
  }

  @Test(arguments: ["key d", "signal go"])
  func `Every actor with an edge hears it, at one moment`(input: String) throws {
    let play = try twins("a -> b [on=\"\(input)\"]", "x -> y [on=\"\(input)\"]")
    #expect(
      try play.trace(until: "2s", "1s \(input)") == """
        0.000 tom start a
        0.000 tim start x
        1.000 tom cut a \(input)
        1.000 tom start b
        1.000 tim cut x \(input)
        1.000 tim start y
        """)
  }

  @Test(arguments: ["key d", "signal go"])
  func `Input is not kept for a later state`(input: String) throws {
    let play = try Play(
      """
      node [frames="0", fps=0.01]
      a; b; c; a -> b [on="after 1s"]; b -> c [on="\(input)"]
      """)
    #expect(
      try play.trace(until: "3s", "0.5s \(input)", "0.999s \(input)", "2s \(input) x") == """
        0.000 d start a
        1.000 d cut a after 1s
        1.000 d start b
        """)
  }

  @Test func `Names are compared exactly`() throws {
    let play = try twins("a -> b [on=\"key D\"]", "x -> y [on=\"signal Go now\"]")
    #expect(
      try play.trace(
        until: "2s", "0.5s key d", "0.5s signal go now", "1s key D", "1s signal Go now")
          == """
          0.000 tom start a
          0.000 tim start x
          1.000 tom cut a key D
          1.000 tom start b
          1.000 tim cut x signal Go now
          1.000 tim start y
          """)
  }

  @Test func `A click is heard by its actor alone`() throws {
    let play = try twins("a -> b [on=click]", "x -> y [on=click]")
    #expect(
      try play.trace(until: "2s", "1s click tim") == """
        0.000 tom start a
        0.000 tim start x
        1.000 tim cut x click
        1.000 tim start y
        """)
  }

  @Test func `The actors that heard it are counted`() throws {
    let play = try twins(
      "a -> b [on=\"signal go\"]", "x -> y [on=\"signal go\"]; x -> y [on=\"key d\"]")
    let director = Director(play.graph, geometry: play.geometry)
    director.start()
    #expect(director.listeners(to: .signal("go")) == 2)
    #expect(director.listeners(to: .key("d")) == 1)
    #expect(director.listeners(to: .key("e")) == 0)
    #expect(director.take(.key("d"), at: 5))
    #expect(!director.take(.key("d"), at: 6))
    #expect(director.listeners(to: .signal("go")) == 1)
    #expect(director.take(.signal("go"), at: 7))
    #expect(!director.take(.click(0), at: 8))
  }

  @Test func `A pause fires at once, time stands still, and the rest goes on after it`() throws {
    let play = try Play(
      """
      a [frames="0-3", repeat=1]; b [frames="1", repeat=1]; c [frames="2", fps=0.1]
      a -> b [on=pause]; b -> c
      """)
    #expect(
      try play.trace(until: "9s", "0.3s pause", "0.5s pause", "5s resume", "5.01s resume") == """
        0.000 d start a
        0.300 d pause a
        0.300 d cut a pause
        0.300 d start b
        5.000 d resume b
        5.100 d stop b
        5.100 d start c
        """)
  }

  @Test func `A key is heard while it is paused`() throws {
    let play = try Play(
      """
      a [frames="0-3"]; b [frames="0-3", repeat=1]
      a -> b [on="key d"]
      """)
    #expect(
      try play.trace(until: "9s", "0.3s pause", "2s key d", "5s resume") == """
        0.000 d start a
        0.300 d pause a
        2.000 d cut a key d
        2.000 d start b
        5.000 d resume b
        5.400 d stop b
        """)
  }

  @Test func `Frames that a key brings are reported once`() throws {
    var play = try Play(
      """
      a [frames="0-3"]; b [frames="5-6", repeat=1]
      a -> b [on="key d"]; a -> b [on="key e", when=stop]; a -> b [on="after 120ms", when=loop]
      """)
    play.frames = true
    #expect(
      try play.trace(until: "900ms", "0.15s key e", "0.25s key d") == """
        0.000 d start a
        0.000 d frame a 0
        0.100 d frame a 1
        0.200 d frame a 2
        0.250 d cut a key d
        0.250 d start b
        0.250 d frame b 5
        0.350 d frame b 6
        0.450 d stop b
        """)
  }
}
