import Support
import StateGraph
import Testing

/// Edges to another actor's state.
struct OtherActorTraceTests {
  /// Tom's `a` takes 0.4 s, his `a2` stays; Tim's `x` takes 0.6 s a pass, his `y` and `z` stay.
  private func play(_ edges: String, a: String = "repeat=1", x: String = "repeat=0") throws -> Play
  {
    try Play(
      """
      subgraph cluster_tom { a [frames="0-3", \(a)]; a2 [frames="9", fps=0.01] }
      subgraph cluster_tim {
        x [frames="0-5", \(x)]; node [frames="9", fps=0.01]; y; z
      }
      \(edges)
      """)
  }

  @Test func `It is taken in addition to the state's own edges`() throws {
    let play = try play("a -> a2; a -> y")
    #expect(
      try play.trace(until: "1s") == """
        0.000 tom start a
        0.000 tim start x
        0.400 tom stop a
        0.400 tom start a2
        0.400 tim cut x stop
        0.400 tim start y
        """)
  }

  @Test func `It is never drawn against them, whatever the weights`() throws {
    var play = try play("a -> a2 [weight=1]; a -> y [weight=\"0.001\"]; a -> a [weight=0]")
    for seed in 0..<50 {
      play.seed = UInt64(seed)
      #expect(
        try play.trace(until: "500ms").hasSuffix(
          "0.400 tom start a2\n0.400 tim cut x stop\n0.400 tim start y"))
    }
  }

  @Test func `Weight 0 is never, here too`() throws {
    let play = try play("a -> a2; a -> y [weight=0]; y -> z [on=\"key d\"]")
    #expect(
      try play.trace(until: "500ms") == """
        0.000 tom start a
        0.000 tim start x
        0.400 tom stop a
        0.400 tom start a2
        """)
  }

  @Test func `It starts a state again that plays already`() throws {
    let play = try play("a -> x")
    #expect(
      try play.trace(until: "1.1s") == """
        0.000 tom start a
        0.000 tim start x
        0.400 tom stop a
        0.400 tim cut x stop
        0.400 tim start x
        1.000 tim loop x 1
        """)
  }

  @Test func `A state that has stopped is no cut`() throws {
    let play = try play("a -> y", x: "repeat=1, fps=30")
    #expect(
      try play.trace(until: "1s") == """
        0.000 tom start a
        0.000 tim start x
        0.200 tim stop x
        0.400 tom stop a
        0.400 tim start y
        """)
  }

  @Test func `when concerns the actor that the edge leads to`() throws {
    #expect(
      try play("a -> y [when=loop]").trace(until: "2s") == """
        0.000 tom start a
        0.000 tim start x
        0.400 tom stop a
        0.600 tim cut x stop
        0.600 tim start y
        """)
    #expect(
      try play("a -> y [when=stop]", x: "repeat=2").trace(until: "2s") == """
        0.000 tom start a
        0.000 tim start x
        0.400 tom stop a
        0.600 tim loop x 1
        1.200 tim stop x
        1.200 tim start y
        """)
    #expect(
      try play("a -> y [when=stop]", x: "repeat=1, fps=30").trace(until: "1s") == """
        0.000 tom start a
        0.000 tim start x
        0.200 tim stop x
        0.400 tom stop a
        0.400 tim start y
        """)
  }

  @Test func `What is armed by another actor stays armed`() throws {
    let play = try play("a -> y [when=stop]; x -> z [on=\"key d\", when=loop]", x: "repeat=2")
    #expect(
      try play.trace(until: "2s", "0.5s key d") == """
        0.000 tom start a
        0.000 tim start x
        0.400 tom stop a
        0.600 tim loop x 1
        1.200 tim stop x
        1.200 tim start y
        """)
  }

  @Test func `Every trigger can lead to another actor`() throws {
    let edges = """
      a -> y [on=loop]; a -> z [on="after 500ms"]; a -> x [on="key d"]; a -> y [on="signal go"]
      a -> z [on=click]; a -> x [on=pause]
      """
    #expect(
      try play(edges, a: "repeat=2").trace(
        until: "800ms", "0.55s key d", "0.6s signal go", "0.65s click tom", "0.7s pause",
        "0.75s resume") == """
          0.000 tom start a
          0.000 tim start x
          0.400 tom loop a 1
          0.400 tim cut x loop
          0.400 tim start y
          0.500 tim cut y after 500ms
          0.500 tim start z
          0.550 tim cut z key d
          0.550 tim start x
          0.600 tim cut x signal go
          0.600 tim start y
          0.650 tim cut y click
          0.650 tim start z
          0.700 tom pause a
          0.700 tim cut z pause
          0.700 tim start x
          0.700 tim pause x
          0.750 tom resume a
          0.750 tim resume x
          """)
  }

  @Test func `A stop on which an armed edge is taken leads to other actors all the same`() throws {
    let play = try play("a -> y; a -> a2 [on=\"key d\", when=stop]")
    #expect(
      try play.trace(until: "1s", "0.1s key d") == """
        0.000 tom start a
        0.000 tim start x
        0.400 tom stop a
        0.400 tom start a2
        0.400 tim cut x stop
        0.400 tim start y
        """)
  }

  @Test func `An actor that a key makes play a state does not hear the same key there`() throws {
    let play = try play("a -> y [on=\"key d\"]; y -> z [on=\"key d\"]; x -> z [on=\"key d\"]")
    #expect(
      try play.trace(until: "400ms", "0.1s key d", "0.2s key d") == """
        0.000 tom start a
        0.000 tim start x
        0.100 tim cut x key d
        0.100 tim start y
        0.200 tim cut y key d
        0.200 tim start y
        """)
  }

  @Test func `It hides no edge of "*" within the actor`() throws {
    let play = try play(
      "subgraph cluster_tom { \"*\" -> a2 [on=\"key d\"] }; a -> y [on=\"key d\"]")
    #expect(
      try play.trace(until: "400ms", "0.1s key d") == """
        0.000 tom start a
        0.000 tim start x
        0.100 tom cut a key d
        0.100 tom start a2
        0.100 tim cut x key d
        0.100 tim start y
        """)
  }

  @Test func `An edge leads to no actor whose end has come`() throws {
    let play = try Play(
      """
      subgraph cluster_tom { a [frames="0-3", repeat=2] }
      subgraph cluster_tim { x [frames="0", repeat=1, shape=doublecircle]; y [frames="1"] }
      a -> y
      """)
    #expect(
      try play.trace(until: "1s") == """
        0.000 tom start a
        0.000 tim start x
        0.100 tim stop x
        0.100 tim end x
        0.400 tom loop a 1
        0.800 tom stop a
        """)
  }

  @Test func `The frame of a state that another actor started is reported`() throws {
    var play = try play("a -> y")
    play.frames = true
    #expect(
      try play.trace(until: "450ms").hasSuffix(
        """
        0.300 tom frame a 3
        0.300 tim frame x 3
        0.400 tom stop a
        0.400 tim cut x stop
        0.400 tim start y
        0.400 tim frame y 9
        """))
  }

  @Test func `A chain of actors goes through at one moment`() throws {
    let play = try Play(
      """
      node [frames="0", repeat=1]
      subgraph cluster_one { a }
      subgraph cluster_two { b; which [shape=diamond]; which -> b }
      subgraph cluster_three { c [repeat=0] }
      a -> which; which -> c
      """)
    #expect(
      try play.trace(until: "150ms") == """
        0.000 one start a
        0.000 two start b
        0.000 three start c
        0.100 one stop a
        0.100 two cut b stop
        0.100 two start b
        0.100 three cut c stop
        0.100 three start c
        """)
  }
}
