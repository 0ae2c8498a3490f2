import Support
import Animation
import StateGraph
import Testing

/// What the user does overriding the graph.
struct DirectorSteeringTests {
  /// The lines of a play with inputs, as "seconds event state detail".
  private func trace(
    _ statements: String, _ inputs: [(milliseconds: Int64, input: StageInput)], until end: Int64
  ) throws -> [String] {
    let director = Director(try readStatements(statements))
    var lines: [String] = []
    director.onEvent = { event in
      let line = event.line(at: event.time)
      lines.append(
        line.split(separator: "\t", omittingEmptySubsequences: false)
          .enumerated().filter { $0.offset != 1 }.map { String($0.element) }.joined(separator: " "))
    }
    director.start()
    for (milliseconds, input) in inputs { director.take(input, at: .milliseconds(milliseconds)) }
    director.advance(to: .milliseconds(end))
    return lines
  }

  // MARK: A state by hand

  @Test func `A state by hand cuts the one in play, and back leads there`() throws {
    let lines = try trace(
      "a [frames=\"0-9\"]; b [frames=\"1\", repeat=1]; b -> \"^\"; a -> b [on=\"key d\"]",
      [(250, .play(actor: 0, state: 1))], until: 400)
    #expect(
      lines == [
        "0.000 start a", "0.250 cut a play", "0.250 start b", "0.350 stop b", "0.350 start a",
      ])
  }

  @Test func `A choice by hand is left at once, and an end ends`() throws {
    let statements = """
      a [frames="0-9"]; c [shape=diamond]; e [frames="1", repeat=1, shape=doublecircle]
      a -> c [on="key d"]; c -> e
      """
    let lines = try trace(statements, [(100, .play(actor: 0, state: 1))], until: 300)
    #expect(
      lines == [
        "0.000 start a", "0.100 cut a play", "0.100 start e", "0.200 stop e", "0.200 end e",
      ])
  }

  @Test func `Playing a hundred states by hand at one moment stops no actor`() throws {
    let director = Director(try readStatements("a [frames=\"0\"]; b [frames=\"1\"]; a -> b -> a"))
    director.start()
    for turn in 1...300 {
      #expect(director.take(.play(actor: 0, state: turn % 2), at: .milliseconds(50)))
    }
    #expect(!director.actors[0].isStuck)
  }

  @Test func `Nor does a key that is pressed a hundred times at one moment`() throws {
    let director = Director(
      try readStatements(
        "a [frames=\"0\"]; b [frames=\"1\"]; a -> b [on=\"key d\"]; b -> a [on=\"key d\"]"))
    var problems: [String] = []
    director.onProblem = { problems.append($0) }
    director.start()
    for turn in 1...301 {
      let isHeard = director.take(.key("d"), at: .milliseconds(50))
      #expect(isHeard, "\(turn)")
    }
    #expect(problems == [])
    #expect(director.actors[0].stateName == "b")
  }

  @Test(arguments: [(0, 9), (0, -1), (7, 0), (-1, 0)])
  func `What is not there cannot be played`(actor: Int, state: Int) throws {
    let director = Director(try readStatements("a [frames=\"0\"]"))
    director.start()
    #expect(!director.take(.play(actor: actor, state: state), at: 0))
    #expect(!director.take(.loop(actor: actor, isOn: true), at: 0) || actor == 0)
  }

  // MARK: Repeating

  @Test func `A state that repeats starts again where it would be left`() throws {
    let lines = try trace(
      "node [frames=\"0-1\", repeat=1]; a -> b -> a",
      [(100, .loop(actor: 0, isOn: true)), (500, .loop(actor: 0, isOn: false))], until: 650)
    #expect(
      lines == [
        "0.000 start a", "0.200 stop a", "0.200 start a", "0.400 stop a", "0.400 start a",
        "0.600 stop a", "0.600 start b",
      ])
  }

  @Test func `What comes by itself waits and comes when the state goes on`() throws {
    for edge in ["after 150ms", "loop 1", "loop"] {
      let lines = try trace(
        "a [frames=\"0\"]; b [frames=\"1\", fps=1]; a -> b [on=\"\(edge)\"]",
        [(50, .loop(actor: 0, isOn: true)), (350, .loop(actor: 0, isOn: false))], until: 450)
      let time = edge == "loop" ? "0.400" : "0.350"
      #expect(
        lines == [
          "0.000 start a", "0.100 loop a 1", "0.200 loop a 2", "0.300 loop a 3",
        ] + (edge == "loop" ? ["0.400 loop a 4"] : []) + [
          "\(time) cut a \(edge)", "\(time) start b",
        ])
    }
  }

  @Test func `A withheld loop N edge fires later, without the edges of loop`() throws {
    let statements =
      "a [frames=\"0\"]; b [frames=\"1\"]; c [frames=\"2\"]; a -> b [on=\"loop 1\"]; a -> c [on=loop]"
    for seed in 0..<8 as Range<UInt64> {
      let director = Director(try readStatements(statements), seed: seed)
      director.start()
      director.take(.loop(actor: 0, isOn: true), at: 0)
      director.take(.loop(actor: 0, isOn: false), at: .milliseconds(350))
      #expect(director.actors[0].stateName == "b")
    }
  }

  @Test func `An actor that plays on after its end can end again`() throws {
    let director = Director(
      try readStatements(
        "a [frames=\"0\", repeat=1]; e [frames=\"1\", repeat=1, shape=doublecircle]; a -> e"))
    director.start()
    director.advance(to: .milliseconds(250))
    #expect(director.isDone)
    for input in [StageInput.play(actor: 0, state: 0), .loop(actor: 0, isOn: true)] {
      let time = director.time + .milliseconds(50)
      director.take(input, at: time)
      #expect(!director.isDone && director.takeChanges() == [0])
      #expect(director.nextEvent == time + .milliseconds(100))
      director.take(.loop(actor: 0, isOn: false), at: time + .milliseconds(1))
      director.advance(to: time + .milliseconds(250))
      #expect(director.isDone && director.nextEvent == nil)
    }
  }

  @Test func `A key leads out, and the state it leads to repeats`() throws {
    let lines = try trace(
      "node [frames=\"0\", repeat=1]; a -> b [on=\"key d\"]; b -> a; a -> a",
      [(50, .loop(actor: 0, isOn: true)), (120, .key("d"))], until: 350)
    #expect(
      lines == [
        "0.000 start a", "0.100 stop a", "0.100 start a", "0.120 cut a key d", "0.120 start b",
        "0.220 stop b", "0.220 start b", "0.320 stop b", "0.320 start b",
      ])
  }

  @Test func `An end that repeats does not end`() throws {
    let lines = try trace(
      "a [frames=\"0\", repeat=1, shape=doublecircle]",
      [(0, .loop(actor: 0, isOn: true)), (150, .loop(actor: 0, isOn: false))], until: 300)
    #expect(
      lines == ["0.000 start a", "0.100 stop a", "0.100 start a", "0.200 stop a", "0.200 end a"])
  }

  @Test func `A state that has stopped begins to repeat at once`() throws {
    let lines = try trace(
      "a [frames=\"0\", repeat=1]", [(500, .loop(actor: 0, isOn: true))], until: 650)
    #expect(
      lines == ["0.000 start a", "0.100 stop a", "0.500 start a", "0.600 stop a", "0.600 start a"])
  }

  @Test func `Another actor's stop does not lead out of a state that repeats`() throws {
    let director = Director(
      try readStatements(
        """
        subgraph cluster_x { a [frames="0", repeat=1]; a -> a }
        subgraph cluster_y { b [frames="1"]; c [frames="2"] }
        a -> c
        """))
    director.start()
    director.take(.loop(actor: 1, isOn: true), at: 0)
    director.advance(to: .milliseconds(500))
    #expect(director.actors[1].stateName == "b")
    director.take(.loop(actor: 1, isOn: false), at: .milliseconds(550))
    #expect(director.actors[1].stateName == "b")
    director.advance(to: .milliseconds(600))
    #expect(director.actors[1].stateName == "c")
  }

  @Test func `A border that was met while the state repeats is met when it goes on`() throws {
    let statements = """
      scale=1; at="0,100%"; anchor=left; tile="61x85"
      a [frames="0", move="100,0"]; b [frames="1"]; a -> b [on=border]
      """
    let director = Director(try readStatements(statements))
    director.start()
    director.take(.loop(actor: 0, isOn: true), at: 0)
    director.advance(to: .seconds(5))
    #expect(director.actors[0].stateName == "a")
    director.take(.loop(actor: 0, isOn: false), at: .seconds(5))
    #expect(director.actors[0].stateName == "b")
  }

  @Test func `What was armed by itself waits, too; what a key armed is taken`() throws {
    for (trigger, state) in [("after 100ms", "a"), ("key d", "b")] {
      let director = Director(
        try readStatements(
          "a [frames=\"0-3\"]; b [frames=\"1\"]; a -> b [on=\"\(trigger)\", when=loop]"))
      director.start()
      director.take(.key("d"), at: .milliseconds(150))
      director.take(.loop(actor: 0, isOn: true), at: .milliseconds(200))
      director.advance(to: .milliseconds(900))
      #expect(director.actors[0].stateName == state)
    }
  }

  @Test func `A reload keeps the state repeating`() throws {
    let graph = try readStatements("node [frames=\"0\", repeat=1]; a -> b -> a")
    let director = Director(graph)
    director.start()
    director.take(.loop(actor: 0, isOn: true), at: .milliseconds(50))
    let other = Director(try readStatements("node [frames=\"1\", repeat=1]; b -> a -> b"))
    other.takeUp(director.snapshot(at: .milliseconds(60)), at: .milliseconds(60))
    other.advance(to: .milliseconds(550))
    #expect(other.actors[0].stateName == "a" && other.actors[0].isLooped)
  }
}
