import Support
import GraphFiles
import Basics
import Animation
import StateGraph
import Testing

/// Another graph while the play goes on.
struct ReloadTraceTests {
  /// The trace of some statements, then of others that replace them, with a line between the two.
  private func reload(
    _ before: String, _ after: String, at moment: String, until end: String,
    size: (columns: Int, rows: Int) = (80, 24), _ sendings: String...
  ) throws -> String {
    let (old, new) = (try Play(before), try Play(after))
    let (moment, end) = (try TimeSpan.parse(moment), try TimeSpan.parse(end))
    let inputs = try sendings.map {
      try SendingText(keys: .any, actors: old.graph.actors.map(\.name)).parse($0)
    }
    var lines: [String] = []
    func write(_ event: TraceEvent) {
      lines.append(event.line(at: event.time).replacing("\t", with: " "))
    }
    let left = Director(old.graph, geometry: old.geometry)
    left.onEvent = { write($0) }
    left.start()
    for input in inputs where input.time <= moment { left.take(input.input, at: input.time) }
    left.advance(to: moment)
    lines.append("reload")
    let taken = Director(
      new.graph, geometry: StageGeometry(new.graph, columns: size.columns, rows: size.rows))
    taken.onEvent = { write($0) }
    taken.takeUp(left.snapshot(at: moment), at: moment)
    for input in inputs where input.time > moment { taken.take(input.input, at: input.time) }
    while let due = taken.nextEvent, due < end { taken.advance(to: due) }
    return lines.joined(separator: "\n")
  }

  @Test func `The state and its time stay, and no event comes twice`() throws {
    #expect(
      try reload(
        "a [frames=\"0-3\", repeat=4]; b [frames=\"9\"]; a -> b",
        "b [frames=\"9\"]; c [frames=\"3\"]; a [frames=\"4-7\", repeat=4]; a -> c; c -> b",
        at: "1s",
        until: "1.75s") == """
          0.000 d start a
          0.400 d loop a 1
          0.800 d loop a 2
          reload
          1.200 d loop a 3
          1.600 d stop a
          1.600 d start c
          1.700 d loop c 1
          """)
  }

  @Test func `A frame is that of the time since the start, at the new pace`() throws {
    let old = try Play("a [frames=\"0-9\"]")
    let new = try Play("a [frames=\"10-19\", fps=5]")
    let left = Director(old.graph, geometry: old.geometry)
    left.start()
    left.advance(to: .milliseconds(1250))
    let taken = Director(new.graph, geometry: new.geometry)
    taken.takeUp(left.snapshot(at: .milliseconds(1250)), at: .milliseconds(1250))
    #expect(left.actors[0].manager.animator?.frame(at: .milliseconds(1250)) == 2)
    #expect(taken.actors[0].manager.animator?.frame(at: .milliseconds(1250)) == 16)
    #expect(taken.nextBoundary(after: .milliseconds(1250)) == .milliseconds(1400))
  }

  @Test func `A state that is too short by now stops at the reload`() throws {
    #expect(
      try reload(
        "a [frames=\"0-3\", repeat=9]; b [frames=\"9\", fps=1]; a -> b",
        "a [frames=\"0-3\", repeat=2]; b [frames=\"9\", fps=1]; a -> b", at: "1s", until: "2.1s")
          == """
          0.000 d start a
          0.400 d loop a 1
          0.800 d loop a 2
          reload
          1.000 d stop a
          1.000 d start b
          2.000 d loop b 1
          """)
  }

  @Test func `A hold that is over by now stops at the reload`() throws {
    #expect(
      try reload(
        "a [frames=\"0\", repeat=1, hold=\"9s\"]; b [frames=\"9\", fps=1]; a -> b",
        "a [frames=\"0\", repeat=1, hold=\"1s\"]; b [frames=\"9\", fps=1]; a -> b", at: "2s",
        until: "2.5s") == """
          0.000 d start a
          reload
          2.000 d stop a
          2.000 d start b
          """)
  }

  @Test func `A state that had stopped does not stop again`() throws {
    #expect(
      try reload(
        "a [frames=\"0-3\", repeat=1]",
        "a [frames=\"0-3\", repeat=2]; b [frames=\"1\", repeat=1]; a -> b; a -> b [on=\"key d\"]",
        at: "1s", until: "3s", "2s key d") == """
          0.000 d start a
          0.400 d stop a
          reload
          2.000 d start b
          2.100 d stop b
          """)
  }

  @Test func `A state that had stopped plays on if it is longer now`() throws {
    #expect(
      try reload(
        "a [frames=\"0-3\", repeat=1]", "a [frames=\"0-3\", repeat=4]", at: "1s", until: "3s")
          == """
          0.000 d start a
          0.400 d stop a
          reload
          1.200 d loop a 3
          1.600 d stop a
          """)
  }

  @Test func `If the state is gone, the start begins, where the actor stands`() throws {
    let old = try Play(
      "anchor=\"top-left\"; at=\"10,10\"; a [frames=\"0\", fps=0.1, move=\"8,2\"]")
    let new = try Play(
      """
      anchor="top-left"; at="10,10"
      b [frames="0", fps=0.1, move="46,0"]; c [frames="1", fps=0.1]; b -> c [on=border]
      """)
    let left = Director(old.graph, geometry: old.geometry)
    left.start()
    left.advance(to: .seconds(1))
    let taken = Director(new.graph, geometry: new.geometry)
    var lines: [String] = []
    taken.onEvent = { lines.append($0.line(at: $0.time).replacing("\t", with: " ")) }
    taken.takeUp(left.snapshot(at: .seconds(1)), at: .seconds(1))
    let corner = taken.actors[0].corner(at: .seconds(1), new.geometry)
    #expect(corner == (18, 24))
    // From column 18 to 74 at 46 columns a second.
    taken.advance(to: .seconds(3))
    #expect(
      lines == ["1.000 d start b", "2.217 d cut b border", "2.217 d start c"])
  }

  @Test func `The place is kept, and a smaller stage moves it in`() throws {
    let text = "anchor=\"top-left\"; at=\"10,10\"; a [frames=\"0\", move=\"8,0\"]"
    let old = try Play(text)
    let new = try Play(text.replacing("8,0", with: "-8,0").replacing("10,10", with: "20,10"))
    let left = Director(old.graph, geometry: old.geometry)
    left.start()
    left.advance(to: .seconds(2))
    for (columns, expected) in [(80, 36), (24, 18)] {
      let geometry = StageGeometry(new.graph, columns: columns, rows: 24)
      let taken = Director(new.graph, geometry: geometry)
      taken.takeUp(left.snapshot(at: .seconds(2)), at: .seconds(2))
      // The way from the first place is kept: 16 columns.
      #expect(taken.actors[0].corner(at: .seconds(2), geometry).x == expected)
      #expect(taken.actors[0].corner(at: .seconds(3), geometry).x == expected - 8)
    }
  }

  @Test func `Without room the place and the motion are kept for when there is some`() throws {
    let play = try Play("anchor=\"top-left\"; at=\"10,10\"; a [frames=\"0\", move=\"8,1\"]")
    let left = Director(play.graph, geometry: play.geometry)
    left.start()
    left.advance(to: .seconds(2))
    let narrow = StageGeometry(play.graph, columns: 4, rows: 24)
    let taken = Director(play.graph, geometry: narrow)
    taken.takeUp(left.snapshot(at: .seconds(2)), at: .seconds(2))
    #expect(taken.actors[0].corner(at: .seconds(2), narrow) == (0, 24))
    #expect(taken.actors[0].corner(at: .seconds(4), narrow) == (0, 28))
    taken.take(.resize(play.geometry), at: .seconds(4))
    #expect(taken.actors[0].corner(at: .seconds(5), play.geometry) == (8, 30))
  }

  @Test func `What was drawn by chance stays, unless the text of the file has changed`() throws {
    let old = try Play("a [frames=\"0\", hold=\"2s..5s\", repeat=1]; b [frames=\"0\"]; a -> b")
    let same = try Play("a [frames=\"7\", hold=\"2s..5s\", repeat=1]; b [frames=\"0\"]; a -> b")
    let other = try Play("a [frames=\"7\", hold=\"6s..9s\", repeat=1]; b [frames=\"0\"]; a -> b")
    for seed in 0..<20 {
      let left = Director(old.graph, geometry: old.geometry, seed: UInt64(seed))
      left.start()
      let stop = try #require(left.nextEvent)
      left.advance(to: .seconds(1))
      for (play, range) in [(same, stop...stop), (other, .seconds(6)...(.seconds(9)))] {
        let taken = Director(play.graph, geometry: play.geometry, seed: UInt64(seed))
        taken.takeUp(left.snapshot(at: .seconds(1)), at: .seconds(1))
        #expect(try range.contains(#require(taken.nextEvent)))
      }
    }
  }

  @Test func `Passes that were drawn stay too`() throws {
    let text = "a [frames=\"0-3\", repeat=\"2..40\"]; b [frames=\"0\", fps=0.1]; a -> b"
    let play = try Play(text)
    for seed in 0..<20 {
      let whole = Director(play.graph, geometry: play.geometry, seed: UInt64(seed))
      let left = Director(play.graph, geometry: play.geometry, seed: UInt64(seed))
      let taken = Director(play.graph, geometry: play.geometry, seed: UInt64(seed))
      var (expected, found): ([TraceEvent], [TraceEvent]) = ([], [])
      whole.onEvent = { expected.append($0) }
      left.onEvent = { found.append($0) }
      taken.onEvent = { found.append($0) }
      whole.start()
      whole.advance(to: .seconds(30))
      left.start()
      left.advance(to: .milliseconds(500))
      taken.takeUp(left.snapshot(at: .milliseconds(500)), at: .milliseconds(500))
      taken.advance(to: .seconds(30))
      #expect(found == expected)
    }
  }

  @Test func `Chance goes on as if nothing had been reloaded`() throws {
    let play = try Play(
      """
      node [frames="0", hold="50ms..200ms"]
      a -> b; a -> c [weight=2]; b -> a; c -> b; c -> c
      """)
    var (expected, found): ([TraceEvent], [TraceEvent]) = ([], [])
    let whole = Director(play.graph, geometry: play.geometry, seed: 5)
    whole.onEvent = { expected.append($0) }
    whole.start()
    whole.advance(to: .seconds(20))
    var director = Director(play.graph, geometry: play.geometry, seed: 5)
    director.onEvent = { found.append($0) }
    director.start()
    for moment in stride(from: Nanoseconds.milliseconds(130), to: .seconds(20), by: 170_000_000) {
      director.advance(to: moment)
      let next = Director(play.graph, geometry: play.geometry, seed: 5)
      next.onEvent = { found.append($0) }
      next.takeUp(director.snapshot(at: moment), at: moment)
      director = next
    }
    director.advance(to: .seconds(20))
    #expect(found == expected)
  }

  @Test func `An armed edge stays armed while its state is there`() throws {
    let before = "a [frames=\"0-3\"]; b [frames=\"9\", fps=0.1]; a -> b [on=\"key d\", when=loop]"
    #expect(
      try reload(before, before, at: "500ms", until: "900ms", "0.45s key d") == """
        0.000 d start a
        0.400 d loop a 1
        reload
        0.800 d cut a key d
        0.800 d start b
        """)
    #expect(
      try reload(before, "a [frames=\"0-3\"]", at: "500ms", until: "900ms", "0.45s key d") == """
        0.000 d start a
        0.400 d loop a 1
        reload
        0.800 d loop a 2
        """)
  }

  @Test func `The way back is kept, without the states that are gone`() throws {
    let before = """
      node [frames="0", fps=0.01]; a; b; c; a -> b -> c [on="key n"]; c -> "^" [on="key u"]
      """
    #expect(
      try reload(
        before, before, at: "3s", until: "9s", "1s key n", "2s key n", "4s key u") == """
          0.000 d start a
          1.000 d cut a key n
          1.000 d start b
          2.000 d cut b key n
          2.000 d start c
          reload
          4.000 d cut c key u
          4.000 d start b
          """)
    #expect(
      try reload(
        before, "node [frames=\"0\", fps=0.01]; c; a; c -> \"^\" [on=\"key u\"]", at: "3s",
        until: "9s", "1s key n", "2s key n", "4s key u"
      ).hasSuffix("reload\n4.000 d cut c key u\n4.000 d start a"))
  }

  @Test func `after that has fired does not fire again, one that is overdue fires at once`() throws
  {
    let armed = """
      a [frames="0-3", hold="3s"]; b [frames="9", fps=0.1]; a -> b [on="after 1s", when=stop]
      """
    #expect(
      try reload(armed, armed, at: "2s", until: "4s").hasSuffix(
        "reload\n2.400 d loop a 6\n2.800 d loop a 7\n3.000 d stop a\n3.000 d start b"))
    #expect(
      try reload(
        "a [frames=\"0\", fps=0.1]; b [frames=\"9\", fps=0.1]; a -> b [on=\"after 5s\"]",
        "a [frames=\"0\", fps=0.1]; b [frames=\"9\", fps=0.1]; a -> b [on=\"after 2s\"]", at: "3s",
        until: "9s") == """
          0.000 d start a
          reload
          3.000 d cut a after 2s
          3.000 d start b
          """)
    #expect(
      try reload(
        "a [frames=\"0\", fps=0.1]; b [frames=\"9\", fps=0.1]; a -> b [on=\"after 5s\"]",
        "a [frames=\"0\", fps=0.1]; b [frames=\"9\", fps=0.1]; a -> b [on=\"after 7s\"]", at: "3s",
        until: "9s") == """
          0.000 d start a
          reload
          7.000 d cut a after 7s
          7.000 d start b
          """)
  }

  @Test func `A loop edge does not count passes that are over`() throws {
    #expect(
      try reload(
        "a [frames=\"0-3\"]; b [frames=\"9\", fps=0.1]",
        """
        a [frames="0-3"]; b [frames="9", fps=0.1]
        a -> b [on="loop 2"]; a -> b [on="loop 4"]
        """,
        at: "1s", until: "3s") == """
          0.000 d start a
          0.400 d loop a 1
          0.800 d loop a 2
          reload
          1.200 d loop a 3
          1.600 d loop a 4
          1.600 d cut a loop 4
          1.600 d start b
          """)
  }

  @Test func `A border that was met is not met again`() throws {
    let text = """
      node [frames="0", fps=0.01]
      subgraph cluster_x { anchor="top-left"; at="10,10"; a [move="32,0"] }
      subgraph cluster_y { b; c; c -> b [on="after 1s"] }
      a -> c [on=border]
      """
    #expect(
      try reload(text, text, at: "4s", until: "9s") == """
        0.000 x start a
        0.000 y start b
        2.000 y cut b border
        2.000 y start c
        3.000 y cut c after 1s
        3.000 y start b
        reload
        """)
  }

  @Test func `Actors go by their names; a new one begins`() throws {
    #expect(
      try reload(
        """
        subgraph cluster_x { a [frames="0-3"] }
        subgraph cluster_y { b [frames="0-4"] }
        """,
        """
        subgraph cluster_y { b [frames="0-4"] }
        subgraph cluster_z { c [frames="0-2"] }
        subgraph cluster_x { a [frames="0-3"] }
        """, at: "600ms", until: "1.1s") == """
          0.000 x start a
          0.000 y start b
          0.400 x loop a 1
          0.500 y loop b 1
          reload
          0.600 z start c
          0.800 x loop a 2
          0.900 z loop c 1
          1.000 y loop b 2
          """)
  }

  @Test func `An actor that is done stays done`() throws {
    let text = """
      subgraph cluster_x { a [frames="0-3", repeat=1, shape=doublecircle] }
      subgraph cluster_y { b [frames="0-4"] }
      """
    #expect(
      try reload(text, text, at: "600ms", until: "1.1s") == """
        0.000 x start a
        0.000 y start b
        0.400 x stop a
        0.400 x end a
        0.500 y loop b 1
        reload
        1.000 y loop b 2
        """)
  }

  @Test func `A stop at the reload may make another actor play, which is in its place by then`()
    throws
  {
    #expect(
      try reload(
        """
        subgraph cluster_x { a [frames="0-3", repeat=9] }
        subgraph cluster_y { b [frames="0-4"]; c [frames="1", fps=0.1] }
        a -> c
        """,
        """
        subgraph cluster_x { a [frames="0-3", repeat=1] }
        subgraph cluster_y { b [frames="0-4"]; c [frames="1", fps=0.1] }
        a -> c
        """, at: "600ms", until: "1.1s") == """
          0.000 x start a
          0.000 y start b
          0.400 x loop a 1
          0.500 y loop b 1
          reload
          0.600 x stop a
          0.600 y cut b stop
          0.600 y start c
          """)
  }

  @Test func `A pause goes on`() throws {
    let text = "a [frames=\"0-3\"]; b [frames=\"9\", fps=0.1]; a -> b [on=pause]"
    let play = try Play(text)
    let left = Director(play.graph, geometry: play.geometry)
    left.start()
    left.take(.pause, at: .milliseconds(300))
    let taken = Director(play.graph, geometry: play.geometry)
    var lines: [String] = []
    taken.onEvent = { lines.append($0.line(at: $0.time).replacing("\t", with: " ")) }
    taken.takeUp(left.snapshot(at: .milliseconds(300)), at: .milliseconds(300))
    #expect(!taken.take(.pause, at: .milliseconds(300)))
    #expect(taken.take(.resume, at: .milliseconds(300)))
    #expect(lines == ["0.300 d resume b"])
  }
}
