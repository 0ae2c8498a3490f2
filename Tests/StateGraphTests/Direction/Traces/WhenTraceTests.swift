import Support
import StateGraph
import Testing

/// The attribute `when`.
struct WhenTraceTests {
  /// A pass of `a` takes 0.4 s; `b`, `c` and `e` stay forever, 100 s a pass.
  private func play(_ a: String, _ edges: String) throws -> Play {
    try Play(
      """
      a [frames="0-3", \(a)]
      node [frames="9", fps=0.01]
      b; c; e
      \(edges)
      """)
  }

  @Test func `now cuts at once`() throws {
    let play = try play("repeat=2", "a -> b [on=\"key d\", when=now]; a -> c")
    #expect(
      try play.trace(until: "2s", "0.25s key d") == """
        0.000 d start a
        0.250 d cut a key d
        0.250 d start b
        """)
  }

  @Test func `loop waits for the end of the running pass`() throws {
    let play = try play("repeat=0", "a -> b [on=\"key d\", when=loop]")
    #expect(
      try play.trace(until: "2s", "0.5s key d") == """
        0.000 d start a
        0.400 d loop a 1
        0.800 d cut a key d
        0.800 d start b
        """)
  }

  @Test func `The last pass is one too, and is cut, not stopped`() throws {
    let play = try play("repeat=2", "a -> b [on=\"key d\", when=loop]; a -> c")
    #expect(
      try play.trace(until: "2s", "0.5s key d") == """
        0.000 d start a
        0.400 d loop a 1
        0.800 d cut a key d
        0.800 d start b
        """)
  }

  @Test func `The last pass of a held state is one too`() throws {
    let play = try play("repeat=2, hold=\"5s\"", "a -> b [on=\"key d\", when=loop]; a -> c")
    #expect(
      try play.trace(until: "9s", "0.5s key d") == """
        0.000 d start a
        0.400 d loop a 1
        0.800 d cut a key d
        0.800 d start b
        """)
  }

  @Test func `A pass that a hold ends is stopped, and the armed edge is taken then`() throws {
    let play = try play("repeat=0, hold=\"1s\"", "a -> b [on=\"key d\", when=loop]; a -> c")
    #expect(
      try play.trace(until: "9s", "0.9s key d") == """
        0.000 d start a
        0.400 d loop a 1
        0.800 d loop a 2
        1.000 d stop a
        1.000 d start b
        """)
  }

  @Test func `A pass that ends with the hold is cut`() throws {
    let play = try play("repeat=0, hold=\"800ms\"", "a -> b [on=\"key d\", when=loop]; a -> c")
    #expect(
      try play.trace(until: "9s", "0.5s key d") == """
        0.000 d start a
        0.400 d loop a 1
        0.800 d cut a key d
        0.800 d start b
        """)
  }

  @Test func `When all passes are over and the last frame is held, loop waits for nothing`() throws
  {
    let play = try play("repeat=1, hold=\"5s\"", "a -> b [on=\"key d\", when=loop]; a -> c")
    #expect(
      try play.trace(until: "9s", "2s key d") == """
        0.000 d start a
        2.000 d cut a key d
        2.000 d start b
        """)
  }

  @Test func `stop waits for the stop and comes before the stop's own edges`() throws {
    let play = try play("repeat=2", "a -> b [on=\"key d\", when=stop]; a -> c")
    #expect(
      try play.trace(until: "2s", "0.1s key d") == """
        0.000 d start a
        0.400 d loop a 1
        0.800 d stop a
        0.800 d start b
        """)
  }

  @Test(arguments: ["loop", "stop"])
  func `A state that has stopped is left at once`(moment: String) throws {
    let play = try play("repeat=1", "a -> b [on=\"key d\", when=\(moment)]")
    #expect(
      try play.trace(until: "2s", "1s key d") == """
        0.000 d start a
        0.400 d stop a
        1.000 d start b
        """)
  }

  @Test func `The first edge armed stays armed`() throws {
    let edges = "a -> b [on=\"key d\", when=stop]; a -> c [on=\"key e\", when=loop]"
    let play = try play("repeat=2", edges)
    #expect(
      try play.trace(until: "2s", "0.1s key d", "0.2s key e") == """
        0.000 d start a
        0.400 d loop a 1
        0.800 d stop a
        0.800 d start b
        """)
    #expect(
      try play.trace(until: "2s", "0.1s key e", "0.2s key d") == """
        0.000 d start a
        0.400 d cut a key e
        0.400 d start c
        """)
  }

  @Test func `An edge that is taken now overrides the armed one`() throws {
    let edges = "a -> b [on=\"key d\", when=stop]; a -> c [on=\"key e\"]; c -> e [on=\"key f\"]"
    let play = try play("repeat=2", edges)
    #expect(
      try play.trace(until: "2s", "0.1s key d", "0.2s key e", "1s key f") == """
        0.000 d start a
        0.200 d cut a key e
        0.200 d start c
        1.000 d cut c key f
        1.000 d start e
        """)
  }

  @Test func `An armed edge is forgotten when the state is left and entered again`() throws {
    let edges = "a -> b [on=\"key d\", when=stop]; a -> c [on=\"key e\"]; c -> a [on=\"key f\"]"
    let play = try play("repeat=2", edges)
    #expect(
      try play.trace(until: "3s", "0.1s key d", "0.2s key e", "1s key f") == """
        0.000 d start a
        0.200 d cut a key e
        0.200 d start c
        1.000 d cut c key f
        1.000 d start a
        1.400 d loop a 1
        1.800 d stop a
        """)
  }

  @Test func `A loop edge waits for the stop if it says so`() throws {
    let play = try play("repeat=3", "a -> b [on=\"loop 1\", when=stop]; a -> c")
    #expect(
      try play.trace(until: "2s") == """
        0.000 d start a
        0.400 d loop a 1
        0.800 d loop a 2
        1.200 d stop a
        1.200 d start b
        """)
  }

  @Test(arguments: [
    ("after 500ms", ["0.400 d loop a 1", "0.800 d cut a after 500ms", "0.800 d start b"]),
    ("signal go", ["0.400 d cut a signal go", "0.400 d start b"]),
    ("click", ["0.400 d loop a 1", "0.800 d cut a click", "0.800 d start b"]),
    ("loop", ["0.400 d loop a 1", "0.400 d cut a loop", "0.400 d start b"]),
    (
      "loop 2", ["0.400 d loop a 1", "0.800 d loop a 2", "0.800 d cut a loop 2", "0.800 d start b"]
    ),
    ("border", ["0.400 d loop a 1", "0.800 d cut a border", "0.800 d start b"]),
  ])
  func `when=loop, of every trigger`(trigger: String, expected: [String]) throws {
    let play = try play(
      "repeat=0, move=\"0,24\"", "at=\"50%,9\"; a -> b [on=\"\(trigger)\", when=loop]")
    #expect(
      try play.trace(until: "2s", "0.2s signal go", "0.7s click d")
        == (["0.000 d start a"] + expected).joined(separator: "\n"))
  }

  @Test func `when=loop, of a pause: the pass goes on after it`() throws {
    let play = try play("repeat=0", "a -> b [on=pause, when=loop]")
    #expect(
      try play.trace(until: "3s", "0.1s pause", "2.1s resume") == """
        0.000 d start a
        0.100 d pause a
        2.100 d resume a
        2.400 d cut a pause
        2.400 d start b
        """)
  }
}
